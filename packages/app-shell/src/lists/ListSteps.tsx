import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { components } from '@selvedge/api-spec/types';
import { Button } from '@selvedge/design-system/primitives/Button';
import { lazyDialog } from '../app/lazyDialog';
import { ConfirmStep } from '../steps/ConfirmStep';

const ReopenDialog = lazyDialog(() => import('./ReopenDialog').then((part) => part.ReopenDialog));

/** Transition of a list that only needs a confirmation. */
type PlainListStep = 'publish' | 'close' | 'delete';
const DONE = { publish: 'step.published', close: 'step.closed', delete: 'step.deleted' } as const;

interface ListStepsProps {
  list: {
    id: string;
    name: string;
    version: number;
    productCount?: number;
    actions?: readonly components['schemas']['ListAction'][];
  };
  onTake: (step: PlainListStep, version: number) => Promise<unknown>;
  onReopen: (closeAt: string, version: number) => Promise<unknown>;
}

/** Buttons for the transitions that a list allows now; each asks for a confirmation that describes its effect. */
export function ListSteps({ list, onTake, onReopen }: ListStepsProps) {
  const { t } = useTranslation('listEditor');
  const { name, actions = [] } = list;
  const [asked, setAsked] = useState<PlainListStep | 'reopen' | null>(null);
  const isAsked = (step: PlainListStep): boolean => asked === step;
  return (
    <>
      {actions.includes('delete') ? (
        <Button variant="quiet" size="header" onPress={() => setAsked('delete')}>
          {t('step.delete')}
        </Button>
      ) : null}
      {actions.includes('close') ? (
        <Button size="header" onPress={() => setAsked('close')}>
          {t('step.close')}
        </Button>
      ) : null}
      {actions.includes('reopen') ? (
        <Button variant="primary" size="header" onPress={() => setAsked('reopen')}>
          {t('step.reopen')}
        </Button>
      ) : null}
      {actions.includes('publish') ? (
        <Button
          variant="primary"
          size="header"
          isDisabled={list.productCount === 0}
          onPress={() => setAsked('publish')}
        >
          {t('step.publish')}
        </Button>
      ) : null}
      {asked !== null && asked !== 'reopen' ? (
        <ConfirmStep
          title={t(`step.${asked}Ask`, { name })}
          confirmLabel={t(`step.${asked}`)}
          isDestructive={!isAsked('publish')}
          done={t(DONE[asked])}
          version={list.version}
          onConfirm={(version) => onTake(asked, version)}
          onClose={() => setAsked(null)}
        >
          {t(`step.${asked}Hint`)}
        </ConfirmStep>
      ) : null}
      {asked === 'reopen' ? (
        <ReopenDialog list={list} onReopen={onReopen} onClose={() => setAsked(null)} />
      ) : null}
    </>
  );
}
