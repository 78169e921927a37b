import { Button } from '@selvedge/design-system/primitives/Button';
import { Inline } from '@selvedge/design-system/layout/Inline';
import { NumberField } from '@selvedge/design-system/primitives/NumberField';
import { Panel } from '@selvedge/design-system/layout/Panels';
import { Section } from '@selvedge/design-system/layout/Section';
import { Stack } from '@selvedge/design-system/layout/Stack';
import { Text } from '@selvedge/design-system/layout/Text';
import { useFormats } from '@selvedge/design-system/i18n';
import { useTranslation } from 'react-i18next';
import type { PickList } from '../../api/schemas';
import { newBox, openBox, packedPieces, piecesIn, weigh } from './packing.model';
import type { PackingDesk } from './usePacking';

const MOST_KG = 10_000;
const KILOGRAMS = { minimumFractionDigits: 0, maximumFractionDigits: 3 };

/** Boxes with their contents and weights; one of them is open for scanning. */
export function Boxes({ desk, lines }: { desk: PackingDesk; lines: PickList['lines'] }) {
  const { t } = useTranslation('packing');
  const formats = useFormats();
  const { packing, change } = desk;
  const nameOf = (lineId: string): string => {
    const line = lines.find(({ orderLineId }) => orderLineId === lineId);
    return line === undefined ? lineId : t('item', { name: line.name, colour: line.color, size: line.size });
  };
  return (
    <>
      <Panel span="whole">
        <Inline justify="between">
          <Text weight="medium">
            {t('packed', { count: packedPieces(packing), boxes: packing.boxes.length })}
          </Text>
          <Button variant="link" onPress={() => change(newBox(packing))}>
            {t('newBox')}
          </Button>
        </Inline>
      </Panel>
      {packing.boxes.map((box, at) => (
        <Panel key={box.no} span="whole">
          <Section
            title={t('box', { no: box.no })}
            note={t('pieces', { count: piecesIn(box) })}
            end={
              at === packing.at ? (
                <Text size="caption" ink="weak">
                  {t('open')}
                </Text>
              ) : (
                <Button
                  variant="link"
                  aria-label={t('openBox', { no: box.no })}
                  onPress={() => change(openBox(packing, at))}
                >
                  {t('goOn')}
                </Button>
              )
            }
          >
            <Stack gap="s3">
              <Stack gap="s1">
                {box.items.map(({ lineId, qty }) => (
                  <Inline key={lineId} justify="between">
                    <Text size="small" ink="medium">
                      {nameOf(lineId)}
                    </Text>
                    <Text size="small" isFigure>
                      {formats.quantity(qty)}
                    </Text>
                  </Inline>
                ))}
              </Stack>
              <NumberField
                label={t('weight', { no: box.no })}
                suffix={t('kg')}
                minValue={0}
                maxValue={MOST_KG}
                formatOptions={KILOGRAMS}
                value={box.kg ?? Number.NaN}
                onChange={(kg) => change(weigh(packing, at, Number.isNaN(kg) ? null : kg))}
              />
            </Stack>
          </Section>
        </Panel>
      ))}
    </>
  );
}
