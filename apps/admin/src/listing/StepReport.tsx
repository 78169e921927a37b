import { Button } from '@selvedge/design-system/primitives/Button';
import { Dialog } from '@selvedge/design-system/primitives/Dialog';
import { Stack } from '@selvedge/design-system/layout/Stack';
import { Text } from '@selvedge/design-system/layout/Text';

interface StepReportProps {
  /** Title with the number of records that were refused. */
  title: string;
  /** Sentence with the number of records for which the step succeeded. */
  done: string;
  /** Records that were refused: name and reason, by id. */
  refused: readonly (readonly [id: string, words: string])[];
  /** Label of the button that closes the report. */
  closeLabel: string;
  onClose: () => void;
}

/** Report on a step over several records of which some were refused. */
export function StepReport({ title, done, refused, closeLabel, onClose }: StepReportProps) {
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={title}
      description={done}
      footer={
        <Button variant="primary" onPress={onClose}>
          {closeLabel}
        </Button>
      }
    >
      <Stack gap="s2">
        {refused.map(([id, words]) => (
          <Text key={id} as="p">
            {words}
          </Text>
        ))}
      </Stack>
    </Dialog>
  );
}
