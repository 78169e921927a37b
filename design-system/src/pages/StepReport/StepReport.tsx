import { Stack } from '../../layout/Stack/Stack';
import { Text } from '../../layout/Text/Text';
import { useMessages } from '../../i18n/useMessages';
import type { RootProps } from '../../internal/rootProps';
import { Button } from '../../primitives/Button/Button';
import { Dialog } from '../../primitives/Dialog/Dialog';

/** Record for which a step was refused. */
export interface RefusedRecord {
  id: string;
  /** Number or name of the record, as its row shows it. */
  name: string;
  reason: string;
}

/** Props of {@link StepReport}. */
export interface StepReportProps extends RootProps {
  /** Title with the number of records that were refused. */
  title: string;
  /** Sentence with the number of records for which the step succeeded. */
  done: string;
  refused: readonly RefusedRecord[];
  onClose: () => void;
}

/** Report on a step over several records of which some were refused: each with the reason. */
export function StepReport({ title, done, refused, onClose, ...root }: StepReportProps) {
  const t = useMessages('StepReport');
  return (
    <Dialog
      {...root}
      isOpen
      onOpenChange={onClose}
      title={title}
      description={done}
      footer={
        <Button variant="primary" onPress={onClose}>
          {t('close')}
        </Button>
      }
    >
      <Stack as="ul" gap="s2">
        {refused.map(({ id, name, reason }) => (
          <Text key={id} as="li">
            <Text weight="medium">{name}</Text> <Text ink="medium">{reason}</Text>
          </Text>
        ))}
      </Stack>
    </Dialog>
  );
}
