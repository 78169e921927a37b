import { serverNow } from '@selvedge/api-spec/client';
import { Button } from '@selvedge/design-system/primitives/Button';
import { Dialog } from '@selvedge/design-system/primitives/Dialog';
import { DownloadIcon } from '@selvedge/design-system/primitives/Icon';
import { Stack } from '@selvedge/design-system/layout/Stack';
import { DatePicker } from '@selvedge/design-system/primitives/DatePicker';
import { BUSINESS_TIME_ZONE } from '@selvedge/domain/constants';
import { dateInZone } from '@selvedge/domain/time/zones';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { exportStatement } from './payments.api';
import { StatementLines } from './StatementLines';

/** Button and dialog with the statement of one business day: receipts and refunds, line by line and summed up. */
export function DayStatement() {
  const { t } = useTranslation('money');
  const [isOpen, setOpen] = useState(false);
  const today = dateInZone(serverNow(), BUSINESS_TIME_ZONE);
  const [day, setDay] = useState(today);
  const saved = useMutation({ mutationFn: () => exportStatement(day) });
  return (
    <>
      <Button size="header" onPress={() => setOpen(true)}>
        {t('statement.open')}
      </Button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        size="wide"
        title={t('statement.title')}
        description={t('statement.text')}
        footer={
          <>
            <Button icon={<DownloadIcon />} isPending={saved.isPending} onPress={() => saved.mutate()}>
              {t('statement.export')}
            </Button>
            <Button variant="primary" onPress={() => setOpen(false)}>
              {t('statement.close')}
            </Button>
          </>
        }
      >
        <Stack gap="s5">
          <DatePicker
            label={t('statement.day')}
            value={day}
            maxValue={today}
            onChange={(next) => {
              if (next !== null) setDay(next);
            }}
          />
          <StatementLines day={day} />
        </Stack>
      </Dialog>
    </>
  );
}
