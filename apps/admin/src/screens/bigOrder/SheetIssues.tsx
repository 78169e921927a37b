import { useTranslation } from 'react-i18next';
import { Button } from '@selvedge/design-system/primitives/Button';
import { Inline } from '@selvedge/design-system/layout/Inline';
import { Section } from '@selvedge/design-system/layout/Section';
import { Stack } from '@selvedge/design-system/layout/Stack';
import { Text } from '@selvedge/design-system/layout/Text';
import { useFormats } from '@selvedge/design-system/i18n';
import { isOpenIn, issuesIn } from './sheet.model';
import type { SheetColumn, SheetRow } from './sheet.model';
import { useIssueWords } from './useIssueWords';

/** Number of cells shown at once; the others follow when these are resolved. */
const MOST = 50;

interface SheetIssuesProps {
  rows: readonly SheetRow[];
  onSettle: (id: string, column: SheetColumn, keep: 'stored' | 'written') => void;
}

/** Cells that were refused or that a colleague changed meanwhile, each with the ways to resolve it. */
export function SheetIssues({ rows, onSettle }: SheetIssuesProps) {
  const { t } = useTranslation('orders');
  const formats = useFormats();
  const words = useIssueWords();
  const issues = issuesIn(rows);
  return (
    <Section title={t('sheet.look', { count: issues.length })}>
      <Stack gap="s4">
        {issues.slice(0, MOST).map(({ row, column, issue }) => {
          const { id, size } = row.source.line;
          const stored = formats.quantity(issue.kind === 'CONFLICT' ? issue.stored : null);
          const written = formats.quantity(row.typed[column]);
          return (
            <Stack key={`${column}/${id}`} gap="s1">
              <Text weight="medium">
                {t('sheet.cell', { row: row.no, size, column: t(`columns.${column}`) })}
              </Text>
              <Text size="caption" ink="medium">
                {words(issue, row.typed[column])}
              </Text>
              {issue.kind === 'CONFLICT' && (
                <Inline gap="s2">
                  <Button size="small" onPress={() => onSettle(id, column, 'stored')}>
                    {t('sheet.keep', { value: stored, row: row.no })}
                  </Button>
                  {isOpenIn(row, column) && (
                    <Button size="small" onPress={() => onSettle(id, column, 'written')}>
                      {t('sheet.write', { value: written, row: row.no })}
                    </Button>
                  )}
                </Inline>
              )}
            </Stack>
          );
        })}
      </Stack>
    </Section>
  );
}
