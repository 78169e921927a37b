import { useQuery } from '@tanstack/react-query';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { components } from '@selvedge/api-spec/types';
import { noticeLevelValues, noticeTargetValues, noticeTypeValues } from '@selvedge/api-spec/values';
import { useField } from '@selvedge/design-system/forms/Form';
import { FormMultiSelect } from '@selvedge/design-system/forms/FormMultiSelect';
import { FormSelect } from '@selvedge/design-system/forms/FormSelect';
import { FormTextField } from '@selvedge/design-system/forms/FormTextField';
import { RichTextField } from '@selvedge/design-system/primitives/RichTextField';
import { Select } from '@selvedge/design-system/primitives/Select';
import { teamChoices } from '../../choices/choices.api';
import { answerOf } from '@selvedge/app-shell/app/answerOf';
import { useChoices, useOptionsError } from '../../choices/useChoices';
import { circlesQuery } from './announcements.api';
import { isNamed } from './announcementForm';
import type { NoticeValues } from './announcementForm';

type Option = components['schemas']['Option'];
/** Role or department with the number of its people. */
type Circle = { id: string; name: string; people: number };

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
  const [target, ids] = useWatch({ control, name: ['target', 'ids'] });
  const label = t('field.ids');
  const known = recipients.map(({ value, label: name }) => ({ id: value, label: name }));
  const isTeams = target === 'TEAMS';
  const isCircle = target === 'ROLES' || target === 'DEPTS';
  const circles = useQuery(circlesQuery);
  const failure = useOptionsError(label, circles);
  const teams = useChoices(teamChoices, { label, chosen: ids, known, isEnabled: isTeams });
  const circlesOf = (found: readonly Circle[] = []) =>
    found.map(({ id, name, people }) => ({ id, label: t('circle', { name, count: people }) }));
  const offered = {
    ROLES: circlesOf(circles.data?.roles),
    DEPTS: circlesOf(circles.data?.depts),
    USERS: known,
  };
  return (
    <FormMultiSelect
      control={control}
      name="ids"
      label={label}
      options={target in offered ? offered[target as keyof typeof offered] : []}
      {...(isCircle && { isPending: answerOf(circles).isWaiting, optionsError: failure })}
      {...(isTeams && teams)}
    />
  );
}
