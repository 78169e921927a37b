import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isRecord, wordsOf } from './words';
import type { Word } from './words';
import { FilterSelect } from '@selvedge/design-system/primitives/FilterSelect';
import { Page, PageHeader } from '@selvedge/design-system/layout/Page';
import { RadioGroup } from '@selvedge/design-system/primitives/RadioGroup';
import { Stack } from '@selvedge/design-system/layout/Stack';
import { Table } from '@selvedge/design-system/primitives/Table';
import type { TableColumn } from '@selvedge/design-system/primitives/Table';
import { Text } from '@selvedge/design-system/layout/Text';
import { Toolbar } from '@selvedge/design-system/layout/Toolbar';
import { usePageSearch } from '../../tabs/pageAddress';

/** Page of the dictionaries: the entries of one in the current language, and a field that offers them. */
export function DemoDictionaryScreen() {
  const { t, i18n } = useTranslation('demo');
  const [search, setSearch] = usePageSearch();
  const [chosen, setChosen] = useState<string>();
  const book: unknown = i18n.getResourceBundle(i18n.language, 'dictionaries');
  const codes = isRecord(book) ? Object.keys(book) : [];
  const asked = new URLSearchParams(search).get('code');
  const code = codes.find((one) => one === asked) ?? codes[0] ?? '';
  const words = wordsOf(isRecord(book) ? book[code] : undefined);
  const columns = useMemo(
    (): TableColumn<Word>[] => [
      {
        id: 'value',
        header: t('dictionary.value'),
        isRowHeader: true,
        width: '40%',
        render: ({ value }) => <Text isFigure>{value}</Text>,
      },
      { id: 'label', header: t('dictionary.label'), width: '60%', render: ({ label }) => label },
    ],
    [t],
  );
  return (
    <Page
      isInset
      header={
        <PageHeader
          title={t('common:route.demoDictionary')}
          lead={t('dictionary.count', { count: words.length })}
        />
      }
    >
      <Toolbar label={t('dictionary.filters')}>
        <FilterSelect
          label={t('dictionary.dictionary')}
          value={code}
          options={codes.map((id) => ({ id, label: t(`dictionary.names.${id}`, { defaultValue: id }) }))}
          onChange={(next) => {
            setChosen(undefined);
            setSearch(`code=${next}`);
          }}
        />
      </Toolbar>
      <Stack gap="s5">
        <Table
          label={t('dictionary.words')}
          columns={columns}
          rows={words}
          rowId={({ value }) => value}
          hasPhoneRows
        />
        <RadioGroup
          key={code}
          label={t('dictionary.field')}
          description={chosen === undefined ? undefined : t('dictionary.sent', { value: chosen })}
          options={words.map(({ value, label }) => ({ id: value, label }))}
          value={chosen ?? null}
          onChange={setChosen}
        />
      </Stack>
    </Page>
  );
}
