import { useState } from 'react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isApiError } from '@selvedge/api-spec/client';
import { KeptStrip } from '@selvedge/app-shell/kept/KeptStrip';
import { useIntent } from '@selvedge/app-shell/forms/useIntent';
import { useKeptState } from '@selvedge/app-shell/kept/useKeptState';
import { FailedChoices } from '@selvedge/app-shell/listing/FailedChoices';
import { readPhone } from '@selvedge/domain/people/phones';
import { Button } from '@selvedge/design-system/primitives/Button';
import { Columns } from '@selvedge/design-system/layout/Columns';
import { Dialog } from '@selvedge/design-system/primitives/Dialog';
import { Select } from '@selvedge/design-system/primitives/Select';
import { Stack } from '@selvedge/design-system/layout/Stack';
import { TextField } from '@selvedge/design-system/primitives/TextField';
import { toast } from '@selvedge/design-system/primitives/Toast';
import { useLocale } from '@selvedge/design-system/i18n';
import { phoneAreasQuery } from '../../api/phoneAreas';
import { errorWords } from '../../trade/errorWords';
import { invite } from './team.api';
import type { PhoneNumber } from './team.api';

const FIRST_AREA = '+86';

interface InviteDialogProps {
  /** Phone number of an ended invitation, to invite again. */
  number?: PhoneNumber;
  onClose: () => void;
}

/** Dialog that invites a member by phone number; the number's format depends on its area. */
export function InviteDialog({ number, ...props }: InviteDialogProps) {
  const { t } = useTranslation('team');
  const { locale } = useLocale();
  const areas = useQuery(phoneAreasQuery);
  const kept = useKeptState(number ? `invitation:${number.areaCode}${number.phone}` : 'invitation:new', {
    areaCode: number?.areaCode ?? FIRST_AREA,
    phone: number?.phone ?? '',
  });
  const { areaCode, phone } = kept.values;
  const onClose = (): void => {
    kept.forget();
    props.onClose();
  };
  const once = useIntent();
  const [isTried, setTried] = useState(false);
  const send = useMutation({
    mutationFn: (read: PhoneNumber) => once((key) => invite(read, key)),
    onSuccess: () => {
      toast.show({ tone: 'positive', message: t('invited') });
      onClose();
    },
  });
  const read = readPhone(areaCode, phone);
  const isWrong = read === null;
  const take = (): void => {
    if (read !== null) kept.change({ areaCode: read.areaCode, phone: read.phone });
  };
  const submit = (): void => {
    setTried(true);
    take();
    if (read !== null) send.mutate(read);
  };
  const refusal = isApiError(send.error)
    ? (send.error.fields.phone ?? send.error.fields.areaCode)
    : undefined;
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      isOutsidePressIgnored
      title={t('invite')}
      description={t('inviteHint')}
      footer={
        <>
          <Button variant="quiet" onPress={onClose}>
            {t('common:actions.cancel')}
          </Button>
          <Button variant="primary" isPending={send.isPending} onPress={submit}>
            {t('sendInvitation')}
          </Button>
        </>
      }
    >
      <Stack gap="s4">
        <KeptStrip keptAt={kept.keptAt} onDiscard={kept.discard} />
        <Columns gap="s5">
          <Select
            label={t('areaCode')}
            value={areaCode}
            onChange={(code) => kept.change({ areaCode: String(code) })}
            options={(areas.data ?? []).map(({ code, label, labelEn }) => ({
              id: code,
              label: `${code} ${locale === 'en' ? labelEn : label}`,
            }))}
          />
          <TextField
            label={t('phone')}
            type="tel"
            value={phone}
            onBlur={take}
            onChange={(value) => {
              kept.change({ phone: value });
              send.reset();
            }}
            isInvalid={(isTried && isWrong) || send.isError}
            errorMessage={send.isError ? (refusal ?? errorWords(send.error)) : t('phoneWrong')}
          />
        </Columns>
        <FailedChoices reads={[[t('areaCode'), areas]]} />
      </Stack>
    </Dialog>
  );
}
