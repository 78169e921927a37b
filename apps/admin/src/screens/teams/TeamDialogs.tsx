import { schemaResolver } from '@selvedge/app-shell/forms/schemaResolver';
import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '@selvedge/app-shell/forms/FormDialog';
import { useIntent } from '@selvedge/app-shell/forms/useIntent';
import type { StaffTeamDetail } from '../../api/schemas';
import { TeamFields } from './TeamFields';
import { teamFormSchema } from './teamForm';
import type { TeamValues } from './teamForm';
import { addTeam, saveTeam, teamQuery } from './teams.api';

/** Returns the messages for validation errors in the forms of teams. */
export function useTeamWords(): (key: string) => string {
  const { t } = useTranslation('teams');
  return (key) => t(`validation.${key}`, { defaultValue: key });
}

const NEW: TeamValues = {
  name: '',
  leaderId: '',
  memberIds: [],
  orderVisibility: 'TEAM',
  acceptsUnchangedAcknowledgement: false,
};

/** Dialog that creates a team. */
export function NewTeamDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('teams');
  const errorText = useTeamWords();
  const once = useIntent();
  const form = useForm({ resolver: schemaResolver(teamFormSchema), mode: 'onTouched', defaultValues: NEW });
  return (
    <FormDialog
      keptAs="team:new"
      form={form}
      title={t('add')}
      errorText={errorText}
      onSave={(values) => once((key) => addTeam(values, key))}
      onClose={onClose}
    >
      <TeamFields people={[]} />
    </FormDialog>
  );
}

/** Dialog for an existing team, shown once the team has been read. */
export function TeamDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const team = useQuery(teamQuery(id)).data;
  return team === undefined ? null : <EditDialog detail={team} onClose={onClose} />;
}

function EditDialog({ detail, onClose }: { detail: StaffTeamDetail; onClose: () => void }) {
  const { t } = useTranslation('teams');
  const errorText = useTeamWords();
  const { team, members, acceptsUnchangedAcknowledgement } = detail;
  const { id, name, manager, orderVisibility } = team;
  const form = useForm({
    resolver: schemaResolver(teamFormSchema),
    mode: 'onTouched',
    defaultValues: {
      name,
      leaderId: manager.id,
      memberIds: members.map((one) => one.id),
      orderVisibility,
      acceptsUnchangedAcknowledgement,
    },
  });
  return (
    <FormDialog
      keptAs={`team:${detail.team.id}`}
      form={form}
      title={t('editTitle', { name })}
      version={team.version}
      errorText={errorText}
      onSave={(values, version) => saveTeam(id, { ...values, version })}
      onClose={onClose}
    >
      <TeamFields people={members.map((one) => ({ id: one.id, label: one.nickname }))} />
    </FormDialog>
  );
}
