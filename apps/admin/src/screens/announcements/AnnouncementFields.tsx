import { useQuery } from '@tanstack/react-query';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { components } from '@selvedge/api-spec/types';
import { noticeLevelValues, noticeTargetValues, noticeTypeValues } from '@selvedge/api-spec/values';
import { useField } from '@selvedge/design-system/forms/Form';
import { FormCheckboxGroup } from '@selvedge/design-system/forms/FormCheckboxGroup';
import { FormSelect } from '@selvedge/design-system/forms/FormSelect';
import { FormTextField } from '@selvedge/design-system/forms/FormTextField';
import { RichTextField } from '@selvedge/design-system/primitives/RichTextField';
import { Select } from '@selvedge/design-system/primitives/Select';
import { FailedChoices } from '@selvedge/app-shell/listing/FailedChoices';
import { circlesQuery, noticeTeamsQuery } from './announcements.api';
import { isNamed } from './announcementForm';
import type { NoticeValues } from './announcementForm';

type Option = components['schemas']['Option'];

interface NoticeFieldsProps {
  /** Recipients of the stored notice, with their names. */
  recipients: readonly Option[];
}

/** Fields for the content and the recipients of a notice; they use the surrounding form. */
export function AnnouncementFields({ recipients }: NoticeFieldsProps) {
  const { t } = useTranslation(['announcements', 'notices']);
  const { control, setValue } = useFormContext<NoticeValues>();
  const target = useController({ control, name: 'target' });
  const words = (name: string) => t(`field.${name}`);
  // Another kind of recipients clears the selection: ids of roles are not ids of departments.
  const changeTarget = (id: string): void => {
    target.field.onChange(id);
    setValue('ids', []);
  };
  return (
    <>
      <FormTextField control={control} name="title" label={words('title')} />
      <FormSelect
        control={control}
        name="type"
        label={words('type')}
        options={noticeTypeValues.map((id) => ({ id, label: t(`notices:types.${id}`) }))}
      />
      <FormSelect
        control={control}
        name="level"
        label={words('level')}
        options={noticeLevelValues.map((id) => ({ id, label: t(`notices:levels.${id}`) }))}
      />
      <Select
        label={words('target')}
        options={noticeTargetValues
          .filter((id) => id !== 'USERS' || target.field.value === id)
          .map((id) => ({ id, label: t(`target.${id}`) }))}
        value={target.field.value}
        onChange={changeTarget}
      />
      {isNamed(target.field.value) && <Recipients key={target.field.value} recipients={recipients} />}
      <Body />
    </>
  );
}

function Body() {
  const { t } = useTranslation('announcements');
  const { control } = useFormContext<NoticeValues>();
  const { ref, value, change, common } = useField({ control, name: 'body' }, t('field.body'));
  return (
    <RichTextField
      label={t('field.body')}
      description={t('bodyNote')}
      value={value}
      onChange={change}
      inputRef={ref}
      isRequired={common.isRequired}
      isInvalid={common.isInvalid}
      errorMessage={common.errorMessage}
    />
  );
}

function Recipients({ recipients }: NoticeFieldsProps) {
  const { t } = useTranslation(['announcements', 'notices']);
  const { control } = useFormContext<NoticeValues>();
  const target = useWatch({ control, name: 'target' });
  const circles = useQuery(circlesQuery);
  const teams = useQuery({ ...noticeTeamsQuery, enabled: target === 'TEAMS' });
  const offered = {
    ROLES: circles.data?.roles.map(({ id, name, people }) => ({
      id,
      label: t('circle', { name, count: people }),
    })),
    DEPTS: circles.data?.depts.map(({ id, name, people }) => ({
      id,
      label: t('circle', { name, count: people }),
    })),
    TEAMS: teams.data?.map(({ value, label }) => ({ id: value, label })),
    USERS: recipients.map(({ value, label }) => ({ id: value, label })),
  };
  const options = target in offered ? offered[target as keyof typeof offered] : undefined;
  return (
    <>
      <FormCheckboxGroup control={control} name="ids" label={t('field.ids')} options={options ?? []} />
      {target !== 'USERS' && (
        <FailedChoices reads={[[t('field.ids'), target === 'TEAMS' ? teams : circles]]} />
      )}
    </>
  );
}
