import { useForm } from 'react-hook-form';
import type { ResolverResult } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '@selvedge/app-shell/forms/FormDialog';
import { useIntent } from '@selvedge/app-shell/forms/useIntent';
import { isPlainName } from '@selvedge/domain/people/plainNames';
import { FormTextField } from '@selvedge/design-system/forms/FormTextField';
import type { Team } from '../../api/schemas';
import { saveTeam } from './team.api';

const LONGEST_NAME = 60;

interface Named {
  name: string;
}

/** Returns the validation of a team name: not empty, and without a message to strangers; the current name stays valid. */
const fitFor =
  (team: Team | null) =>
  (values: Named): ResolverResult<Named> => {
    const name = values.name.trim();
    if (name !== '' && (name === team?.name || isPlainName(name))) return { values: { name }, errors: {} };
    const message = name === '' ? 'nameMissing' : 'namePlain';
    return { values: {}, errors: { name: { type: 'validate', message } } };
  };

interface TeamDialogProps {
  /** Team to rename; null to create one. */
  team: Team | null;
  onClose: () => void;
}

/** Dialog that creates or renames a team. */
export function TeamDialog({ team, onClose }: TeamDialogProps) {
  const { t } = useTranslation('team');
  const once = useIntent();
  const form = useForm<Named>({ resolver: fitFor(team), defaultValues: { name: team?.name ?? '' } });
  return (
    <FormDialog
      keptAs={`team:${team?.id ?? 'new'}`}
      form={form}
      title={t(team ? 'rename' : 'none.make')}
      description={team ? undefined : t('none.makeHint')}
      version={team?.version}
      errorText={(words) => t(words as 'nameMissing', { defaultValue: words })}
      onSave={({ name }, version) =>
        once((key) => saveTeam(team ? { id: team.id, name, version } : { name }, key))
      }
      onClose={onClose}
    >
      <FormTextField control={form.control} name="name" label={t('name')} maxLength={LONGEST_NAME} />
    </FormDialog>
  );
}
