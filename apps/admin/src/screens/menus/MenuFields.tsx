import { useQuery } from '@tanstack/react-query';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SCREENS } from '@selvedge/domain/backOffice/screens';
import { Columns } from '@selvedge/design-system/layout/Columns';
import { FieldHelp } from '@selvedge/design-system/primitives/FieldHelp';
import { FormCheckbox } from '@selvedge/design-system/forms/FormCheckbox';
import { FormNumberField } from '@selvedge/design-system/forms/FormNumberField';
import { FormRadioGroup } from '@selvedge/design-system/forms/FormRadioGroup';
import { FormSelect } from '@selvedge/design-system/forms/FormSelect';
import { FormTextField } from '@selvedge/design-system/forms/FormTextField';
import { IconPicker } from '@selvedge/design-system/primitives/IconPicker';
import { useMenuIcons } from '../../icons/useMenuIcons';
import { FailedChoices } from '@selvedge/app-shell/listing/FailedChoices';
import { menuTypeValues } from '@selvedge/api-spec/values';
import { flatChoices } from '../../system/depts.api';
import type { MenuValues } from './menuForm';
import { parentsQuery } from '../../system/menus.api';

/**
 * Fields of a menu entry by its kind; they use the surrounding form. Folders and pages are entries of the menu, a button is a permission.
 */
export function MenuFields() {
  const { t } = useTranslation('system');
  const { control } = useFormContext<MenuValues>();
  const type = useWatch({ control, name: 'type' });
  const parents = useQuery(parentsQuery);
  const isOutside = type === 'EXTLINK';
  return (
    <>
      <FormRadioGroup
        control={control}
        name="type"
        label={t('menus.type')}
        orientation="horizontal"
        options={menuTypeValues.map((id) => ({ id, label: t(`menuType.${id}`) }))}
      />
      <Columns gap="s5">
        <FormTextField control={control} name="name" label={t('menus.name')} />
        <FormSelect
          control={control}
          name="parentId"
          label={t('menus.parent')}
          isClearable
          options={flatChoices(parents.data ?? [])}
        />
      </Columns>
      <FailedChoices reads={[[t('menus.parent'), parents]]} />
      {type !== 'BUTTON' && (
        <Columns gap="s5">
          <FormTextField
            control={control}
            name="routePath"
            label={t(isOutside ? 'menus.outside' : 'menus.path')}
            description={t(isOutside ? 'menus.outsideNote' : 'menus.pathNote')}
            isRequired
          />
          {!isOutside && <FormTextField control={control} name="routeName" label={t('menus.routeName')} />}
        </Columns>
      )}
      {type === 'MENU' && (
        <FormSelect
          control={control}
          name="component"
          label={t('menus.component')}
          isRequired
          options={SCREENS.map((id) => ({ id, label: id }))}
        />
      )}
      <Columns gap="s5">
        <FormTextField
          control={control}
          name="perm"
          label={t('menus.perm')}
          help={<FieldHelp label={t('menus.perm')}>{t('menus.permHelp')}</FieldHelp>}
          description={t('menus.permNote')}
          isRequired={type === 'BUTTON'}
        />
        <FormNumberField control={control} name="sort" label={t('sort')} minValue={0} maxValue={9999} />
      </Columns>
      {type !== 'BUTTON' && (
        <>
          <MenuIconField />
          <FormCheckbox control={control} name="isVisible" description={t('menus.visibleNote')}>
            {t('menus.visible')}
          </FormCheckbox>
        </>
      )}
      {type === 'MENU' && (
        <FormCheckbox control={control} name="isKept" description={t('menus.keptNote')}>
          {t('menus.kept')}
        </FormCheckbox>
      )}
      {type === 'CATALOG' && (
        <FormCheckbox control={control} name="isAlwaysShown" description={t('menus.alwaysNote')}>
          {t('menus.always')}
        </FormCheckbox>
      )}
    </>
  );
}

function MenuIconField() {
  const { t } = useTranslation('system');
  const { control } = useFormContext<MenuValues>();
  const { field } = useController({ control, name: 'icon' });
  return (
    <IconPicker
      label={t('menus.icon')}
      icons={useMenuIcons()}
      value={field.value === '' ? null : field.value}
      onChange={field.onChange}
    />
  );
}
