import { useTranslation } from 'react-i18next';
import { isOneSize } from '@selvedge/design-system/formats';
import { Inline } from '@selvedge/design-system/layout/Inline';
import { ProductCell } from '@selvedge/design-system/commerce/ProductCell';
import { Section } from '@selvedge/design-system/layout/Section';
import { Select } from '@selvedge/design-system/primitives/Select';
import { Stack } from '@selvedge/design-system/layout/Stack';
import { StatusMark } from '@selvedge/design-system/primitives/StatusMark';
import { Text } from '@selvedge/design-system/layout/Text';
import { useFormats } from '@selvedge/design-system/i18n';
import { pictureSrc } from '../trade/picture';
import type { Ambiguous, Found, QuickResult } from './useQuickOrder';

interface QuickFindingsProps {
  result: QuickResult;
  onChoose: (index: number, skuId: string) => void;
}

/** Found, ambiguous and unknown codes of a quick order, each with their count. */
export function QuickFindings({ result, onChoose }: QuickFindingsProps) {
  const { t } = useTranslation('listDetail');
  const { found, ambiguous, unknown, chosen } = result;
  return (
    <Stack gap="s5">
      <Inline gap="s5" isWrapping>
        <StatusMark glyph="full" tone="positive">
          {t('quick.found', { count: found.length })}
        </StatusMark>
        <StatusMark glyph="triangle" tone="warning">
          {t('quick.ambiguous', { count: ambiguous.length })}
        </StatusMark>
        <StatusMark glyph="cross" tone="critical">
          {t('quick.unknown', { count: unknown.length })}
        </StatusMark>
      </Inline>
      {ambiguous.length > 0 ? (
        <Section title={t('quick.ambiguousTitle')} level={3}>
          <Stack gap="s4">
            {ambiguous.map((line) => (
              <Choice
                key={line.index}
                line={line}
                chosen={chosen[line.index] ?? null}
                onChoose={(skuId) => onChoose(line.index, skuId)}
              />
            ))}
          </Stack>
        </Section>
      ) : null}
      {unknown.length > 0 ? (
        <Section title={t('quick.unknownTitle')} level={3}>
          <Stack gap="s2">
            {unknown.map(({ index, code, size, reason }) => (
              <Inline key={index} gap="s4">
                <Text isFigure>{size ? `${code} ${size}` : code}</Text>
                <Text size="small" ink="medium">
                  {t(`quick.reasons.${reason}`)}
                </Text>
              </Inline>
            ))}
          </Stack>
        </Section>
      ) : null}
      {found.length > 0 ? (
        <Section title={t('quick.foundTitle')} level={3}>
          <Stack gap="s3">
            {found.map((line) => (
              <FoundLine key={line.index} line={line} />
            ))}
          </Stack>
        </Section>
      ) : null}
    </Stack>
  );
}

function Choice({
  line: { code, candidates },
  chosen,
  onChoose,
}: {
  line: Ambiguous;
  chosen: string | null;
  onChoose: (skuId: string) => void;
}) {
  const { t } = useTranslation('listDetail');
  const options = candidates.flatMap((product) =>
    product.sizes.map(({ skuId, size, stockQty }) => ({
      id: skuId,
      label: t('quick.option', { name: product.name, color: product.color, size, left: stockQty }),
      isDisabled: stockQty === 0,
    })),
  );
  return <Select label={t('quick.choose', { code })} options={options} value={chosen} onChange={onChoose} />;
}

function FoundLine({ line: { product, skuId, qty } }: { line: Found }) {
  const { t } = useTranslation('listDetail');
  const formats = useFormats();
  const size = product.sizes.find((each) => each.skuId === skuId);
  const isShort = (size?.stockQty ?? 0) < qty;
  return (
    <Inline justify="between" gap="s4">
      <ProductCell
        brand={product.brandName}
        name={product.name}
        colour={product.color}
        pictureSrc={pictureSrc(product.images[0])}
      />
      <Inline gap="s4">
        {isShort ? (
          <Text size="small" ink="warning">
            {t('quick.short', { left: size?.stockQty ?? 0 })}
          </Text>
        ) : null}
        <Text isFigure>{size && isOneSize(size.size) ? t('oneSize') : size?.size}</Text>
        <Text isFigure weight="medium">
          {formats.count(qty, 'pieceShort')}
        </Text>
      </Inline>
    </Inline>
  );
}
