import { Inline } from '@selvedge/design-system/layout/Inline';
import { Stack } from '@selvedge/design-system/layout/Stack';
import { Text } from '@selvedge/design-system/layout/Text';

interface FactListProps {
  /** Name and value pairs; those without a value are left out. */
  facts: readonly (readonly [name: string, value: string | undefined])[];
}

/** List of facts about a payment, one below the other. */
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
