import { useTranslation } from 'react-i18next';
import { KeptStrip } from '@selvedge/app-shell/kept/KeptStrip';
import { isEan13 } from '@selvedge/domain/products/ean';
import { Button } from '@selvedge/design-system/primitives/Button';
import { Dialog } from '@selvedge/design-system/primitives/Dialog';
import { Stack } from '@selvedge/design-system/layout/Stack';
import { TextArea } from '@selvedge/design-system/primitives/TextArea';
import { toast } from '@selvedge/design-system/primitives/Toast';
import { QuickFindings } from './QuickFindings';
import { QUICK_LINES_MAX } from './quickLines';
import { changesOf, useQuickOrder } from './useQuickOrder';
import type { QuickResult } from './useQuickOrder';

interface QuickOrderDialogProps {
  listId: string | null;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/**
 * Dialog that looks up pasted or typed codes, resolves ambiguous ones, and adds the result to the entered quantities. Enter after a single
 * exact code adds it.
 */
export function QuickOrderDialog({ listId, isOpen, onOpenChange }: QuickOrderDialogProps) {
  const { t } = useTranslation('listDetail');
  const { t: common } = useTranslation();
  const quick = useQuickOrder(listId);
  const { text, kept, result, problem, isPending } = quick;
  const pieces = result ? changesOf(result).reduce((sum, { quantity }) => sum + quantity, 0) : 0;

  const finish = (from: QuickResult): void => {
    const count = quick.add(from);
    toast.show({ tone: 'positive', message: t('quick.added', { count }) });
    quick.reset();
  };
  const addExactCode = async (): Promise<void> => {
    const found = await quick.find();
    const changes = found ? changesOf(found) : [];
    if (found && changes.length === 1) finish(found);
  };
  const words =
    problem === null
      ? undefined
      : typeof problem === 'object'
        ? problem.words
        : t(`quick.${problem}`, { max: QUICK_LINES_MAX });

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t('quick.title')}
      description={t('quick.lead')}
      size="large"
      isOutsidePressIgnored
      cancelLabel={common('actions.close')}
      footer={
        result && pieces > 0 ? (
          <Button
            variant="primary"
            onPress={() => {
              finish(result);
              onOpenChange(false);
            }}
          >
            {t('quick.add', { count: pieces })}
          </Button>
        ) : (
          <Button variant="primary" isPending={isPending} onPress={() => void quick.find()}>
            {t('quick.find')}
          </Button>
        )
      }
    >
      <Stack gap="s5">
        <KeptStrip keptAt={kept.keptAt} onDiscard={quick.reset} />
        <TextArea
          label={t('quick.codes')}
          description={t('quick.example')}
          placeholder={'8051234567892 38 2'}
          rows={5}
          value={text}
          onChange={quick.write}
          isInvalid={words !== undefined}
          errorMessage={words}
          onKeyDown={(event) => {
            const [code = '', ...rest] = text.trim().split(/\s+/);
            if (event.key !== 'Enter' || text.includes('\n') || rest.length > 2 || !isEan13(code)) {
              event.continuePropagation();
              return;
            }
            event.preventDefault();
            void addExactCode();
          }}
        />
        {result ? <QuickFindings result={result} onChoose={quick.choose} /> : null}
      </Stack>
    </Dialog>
  );
}
