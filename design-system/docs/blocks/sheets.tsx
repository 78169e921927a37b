import { Columns } from '../../src/layout/Columns/Columns';
import { Stack } from '../../src/layout/Stack/Stack';
import { Text } from '../../src/layout/Text/Text';
import { spaceSteps } from '../../src/css/spacing';
import { vars } from '../../src/css/themeEntry';

const colorGroups: Record<string, (keyof typeof vars.color)[]> = {
  Grounds: ['page', 'surface', 'raised', 'sunken', 'ground', 'hover'],
  Inks: ['ink1', 'ink2', 'ink3'],
  Lines: ['hairline', 'hairlineStrong', 'controlLine', 'focus'],
  Accent: ['accent', 'onAccent', 'accentWash'],
  Status: ['neutralInk', 'infoInk', 'positiveInk', 'warningInk', 'criticalInk'],
  'Status grounds': ['neutralBg', 'infoBg', 'positiveBg', 'warningBg', 'criticalBg'],
  Tones: ['tone1', 'tone2', 'tone3', 'tone4', 'tone5'],
};

/** Every colour role, drawn in the theme chosen in the toolbar. */
export function ColorSheet() {
  return (
    <Stack>
      {Object.entries(colorGroups).map(([group, names]) => (
        <Stack key={group} gap="s3">
          <Text size="caption" ink="weak">
            {group}
          </Text>
          <Columns template="four" gap="s3">
            {names.map((name) => (
              <div key={name}>
                <div
                  style={{
                    background: vars.color[name],
                    blockSize: vars.space.s8,
                    boxShadow: `inset 0 0 0 ${vars.line.hair} ${vars.color.hairlineStrong}`,
                  }}
                />
                <Text size="caption" ink="medium">
                  {name}
                </Text>
              </div>
            ))}
          </Columns>
        </Stack>
      ))}
    </Stack>
  );
}

/** The spacing steps, drawn as bars. */
export function SpaceSheet() {
  return (
    <Stack gap="s2">
      {spaceSteps.map((step) => (
        <div key={step} style={{ display: 'flex', alignItems: 'center', gap: vars.space.s4 }}>
          <Text size="caption" ink="weak" isFigure>
            {step}
          </Text>
          <div
            style={{ background: vars.color.ink1, blockSize: vars.space.s2, inlineSize: vars.space[step] }}
          />
        </div>
      ))}
    </Stack>
  );
}
