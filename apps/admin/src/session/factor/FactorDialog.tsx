import { useState } from 'react';
import { schemaResolver } from '@selvedge/app-shell/forms/schemaResolver';
import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { answerOf } from '@selvedge/app-shell/app/answerOf';
import { useKeptForm } from '@selvedge/app-shell/kept/useKeptForm';
import { Button } from '@selvedge/design-system/primitives/Button';
import { Dialog } from '@selvedge/design-system/primitives/Dialog';
import { ReadFailure } from '@selvedge/app-shell/app/ReadFailure';
import { FactStrip } from '@selvedge/design-system/layout/FactStrip';
import { Form } from '@selvedge/design-system/forms/Form';
import { FormPasswordField } from '@selvedge/design-system/forms/FormPasswordField';
import { FormTextField } from '@selvedge/design-system/forms/FormTextField';
import { Inline } from '@selvedge/design-system/layout/Inline';
import { Skeleton } from '@selvedge/design-system/primitives/Skeleton';
import { Stack } from '@selvedge/design-system/layout/Stack';
import { StatusMark } from '@selvedge/design-system/primitives/StatusMark';
import { Text } from '@selvedge/design-system/layout/Text';
import { toast } from '@selvedge/design-system/primitives/Toast';
import { useFormats } from '@selvedge/design-system/i18n';
import { factorChanged, factorQuery, renewCodes, switchOff } from './factor.api';
import type { FactorProof } from './factor.api';
import { proofFormSchema } from './factorForms';
import { RecoveryCodes } from './RecoveryCodes';
import { SetUp } from './SetUp';
import { useFactorSubmit } from './useFactorSubmit';

/** Number of recovery codes below which new ones are recommended. */
const FEW = 3;

type View = 'state' | 'setUp' | 'renew' | 'off';

/** Dialog for the second factor of the user's own account: set it up, see its state, renew the recovery codes, switch it off. */
export function FactorDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('factor');
  const [view, setView] = useState<View>('state');
  const [recoveryCodes, setRecoveryCodes] = useState<string[]>();
  const finish = (): void => {
    factorChanged();
    onClose();
  };
  const content = {
    state: <State onChoose={setView} />,
    setUp: <SetUp onDone={finish} />,
    renew: <Proof view="renew" onProved={async (proof) => setRecoveryCodes(await renewCodes(proof))} />,
    off: (
      <Proof
        view="off"
        onProved={async (proof) => {
          await switchOff(proof);
          toast.show({ message: t('switchedOff'), tone: 'positive' });
          finish();
        }}
      />
    ),
  };
  return (
    <Dialog isOpen onOpenChange={finish} isOutsidePressIgnored title={t('title')} description={t('lead')}>
      {recoveryCodes ? <RecoveryCodes recoveryCodes={recoveryCodes} onDone={finish} /> : content[view]}
    </Dialog>
  );
}

function State({ onChoose }: { onChoose: (view: View) => void }) {
  const { t } = useTranslation('factor');
  const formats = useFormats();
  const factor = useQuery(factorQuery);
  if (answerOf(factor).hasFailed) return <ReadFailure isInset title={t('failed')} query={factor} />;
  if (factor.data === undefined) return <Skeleton shape="most" />;
  const { isOn, since, codesLeft, isDemanded } = factor.data;
  return (
    <Stack gap="s5">
      <FactStrip
        facts={[
          {
            name: t('state'),
            value: <StatusMark glyph={isOn ? 'full' : 'ring'}>{t(isOn ? 'on' : 'off')}</StatusMark>,
          },
          ...(since === null ? [] : [{ name: t('since'), value: formats.stamp(since) }]),
          ...(isOn ? [{ name: t('codesLeft'), value: t('codes', { count: codesLeft }) }] : []),
        ]}
      />
      {isDemanded && (
        <Text as="p" ink="medium">
          {t('demanded')}
        </Text>
      )}
      {isOn && codesLeft < FEW && (
        <StatusMark glyph="triangle" tone="warning" isSentence>
          {t('few')}
        </StatusMark>
      )}
      <Inline gap="s3" isWrapping>
        {isOn ? (
          <>
            <Button onPress={() => onChoose('renew')}>{t('renew')}</Button>
            <Button variant="quiet" onPress={() => onChoose('off')}>
              {t('switchOff')}
            </Button>
          </>
        ) : (
          <Button variant="primary" onPress={() => onChoose('setUp')}>
            {t('setUp')}
          </Button>
        )}
      </Inline>
    </Stack>
  );
}

interface ProofProps {
  view: 'renew' | 'off';
  onProved: (proof: FactorProof) => Promise<void>;
}

function Proof({ view, onProved }: ProofProps) {
  const { t } = useTranslation('factor');
  const form = useForm({
    resolver: schemaResolver(proofFormSchema),
    defaultValues: { password: '', code: '' },
  });
  useKeptForm(form, { notKept: 'secret' });
  const submit = useFactorSubmit(form, onProved);
  return (
    <Form form={form} onSubmit={submit} errorText={(key) => t(`validation.${key}`, { defaultValue: key })}>
      <Text as="p" ink="medium">
        {t(view === 'renew' ? 'renewWhy' : 'switchOffWhy')}
      </Text>
      <FormPasswordField
        control={form.control}
        name="password"
        label={t('password')}
        autoComplete="current-password"
      />
      <FormTextField control={form.control} name="code" label={t('anyCode')} autoComplete="one-time-code" />
      <Button
        type="submit"
        variant={view === 'off' ? 'destructive' : 'primary'}
        isPending={form.formState.isSubmitting}
      >
        {t(view === 'renew' ? 'renew' : 'switchOff')}
      </Button>
    </Form>
  );
}
