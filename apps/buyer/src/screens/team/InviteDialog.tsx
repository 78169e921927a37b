import { useForm } from 'react-hook-form';
import type { ResolverResult } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '@selvedge/app-shell/forms/FormDialog';
import { useIntent } from '@selvedge/app-shell/forms/useIntent';
import { readPhone } from '@selvedge/domain/people/phones';
import type { PhoneNumber } from '@selvedge/domain/people/phones';
import { PhoneNumberFields } from '../../phones/PhoneNumberFields';
import { invite } from './team.api';

const noNumber: PhoneNumber = { areaCode: '+86', phone: '' };

const resolver = ({ areaCode, phone }: PhoneNumber): ResolverResult<PhoneNumber> => {
  const read = readPhone(areaCode, phone);
  if (read !== null) return { values: read, errors: {} };
  return { values: {}, errors: { phone: { type: 'validate', message: 'phoneWrong' } } };
};

interface InviteDialogProps {
  /** Phone number of an ended invitation, to invite again. */
  number?: PhoneNumber;
  onClose: () => void;
}

/** Dialog that invites a member by phone number; the number's format depends on its area. */
export function InviteDialog({ number, onClose }: InviteDialogProps) {
  const { t } = useTranslation('team');
  const once = useIntent();
  const form = useForm<PhoneNumber>({ resolver, defaultValues: number ?? noNumber });
  return (
    <FormDialog
      keptAs={number ? `invitation:${number.areaCode}${number.phone}` : 'invitation:new'}
      form={form}
      title={t('invite')}
      description={t('inviteHint')}
      action={t('sendInvitation')}
      done={t('invited')}
      errorText={(words) => t(words as 'phoneWrong', { defaultValue: words })}
      onSave={(read) => once((key) => invite(read, key))}
      onClose={onClose}
    >
      <PhoneNumberFields areaLabel={t('areaCode')} phoneLabel={t('phone')} />
    </FormDialog>
  );
}
