import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@selvedge/design-system/primitives/Button';
import { EmptyState } from '@selvedge/design-system/primitives/EmptyState';
import { Section } from '@selvedge/design-system/layout/Section';
import { Stack } from '@selvedge/design-system/layout/Stack';
import { Table } from '@selvedge/design-system/primitives/Table';
import { useFormats } from '@selvedge/design-system/i18n';
import { inquiryColumns } from './inquiry.columns';
import type { LineVerdict } from './inquiry.columns';
import type { InquiryItem } from './inquiry.lines';

interface InquiryLinesProps {
  items: readonly InquiryItem[];
  listNames: ReadonlyMap<string, string>;
  verdicts: ReadonlyMap<string, LineVerdict>;
  /** Whether submitting was refused: lines with a problem are then listed first; before that the lines keep their order. */
  isRefused: boolean;
  onQuantity: (key: string, qty: number) => void;
  /** Restores the lines that were removed. */
  onRestore: () => void;
}

/** Tables of the inquiry's lines, by list. */
export function InquiryLines(props: InquiryLinesProps) {
  const { items, listNames, verdicts, isRefused, onQuantity, onRestore } = props;
  const { t } = useTranslation('inquiry');
  const formats = useFormats();
  const columns = useMemo(() => inquiryColumns({ t, verdicts, onQuantity }), [t, verdicts, onQuantity]);
  const groups = useMemo(() => {
    const byList = new Map<string, InquiryItem[]>();
    for (const item of items) byList.set(item.listId, [...(byList.get(item.listId) ?? []), item]);
    const isClean = ({ key }: InquiryItem): number => (verdicts.get(key)?.problem ? 0 : 1);
    return [...byList].map(([listId, lines]) => ({
      listId,
      lines: isRefused ? lines.toSorted((one, other) => isClean(one) - isClean(other)) : lines,
    }));
  }, [items, verdicts, isRefused]);
  if (items.length === 0) {
    return (
      <EmptyState title={t('noLines')} action={<Button onPress={onRestore}>{t('restoreLines')}</Button>} />
    );
  }
  return (
    <Stack gap="s6">
      {groups.map(({ listId, lines }) => (
        <Section
          key={listId}
          title={listNames.get(listId) ?? listId}
          note={formats.count(
            lines.reduce((sum, { qty }) => sum + qty, 0),
            'pieceShort',
          )}
        >
          <Table
            label={listNames.get(listId) ?? listId}
            columns={columns}
            rows={lines}
            rowId={({ key }) => key}
            minWidth={860}
            isTall
            hasPhoneRows
          />
        </Section>
      ))}
    </Stack>
  );
}
