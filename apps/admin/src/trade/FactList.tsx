import { Inline } from '@selvedge/design-system/Inline';
import { Stack } from '@selvedge/design-system/Stack';
import { Text } from '@selvedge/design-system/Text';

interface FactListProps {
  /** Name and value; what has no value is left out. */
  facts: readonly (readonly [name: string, value: string | undefined])[];
}

/** What is known of a payment, one fact under the other. */
export function FactList({ facts }: FactListProps) {
  return (
    <Stack gap="s2">
      {facts.map(
        ([name, value]) =>
          value && (
            <Inline key={name} justify="between">
              <Text size="small" ink="weak">
                {name}
              </Text>
              <Text size="small">{value}</Text>
            </Inline>
          ),
      )}
    </Stack>
  );
}
