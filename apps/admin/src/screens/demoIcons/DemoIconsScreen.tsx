import { useTranslation } from 'react-i18next';
import { useWordNarrowing } from '@selvedge/app-shell/listing/useNarrowing';
import { Button } from '@selvedge/design-system/primitives/Button';
import { Inline } from '@selvedge/design-system/layout/Inline';
import { NoMatches } from '@selvedge/design-system/primitives/NoMatches';
import { Page, PageHeader } from '@selvedge/design-system/layout/Page';
import { WordSearch } from '@selvedge/design-system/primitives/WordSearch';
import { toast } from '@selvedge/design-system/primitives/Toast';
import { Toolbar } from '@selvedge/design-system/layout/Toolbar';
import { usePageSearch } from '../../tabs/pageAddress';
import { iconsLike, importOf } from './icons';

/** Page of all icons of the library, searched by name; a press copies the import statement. */
export function DemoIconsScreen() {
  const { t } = useTranslation(['demo', 'listing']);
  const [search, setSearch] = usePageSearch();
  const words = new URLSearchParams(search).get('keywords') ?? '';
  const found = iconsLike(words);
  const show = (next: string): void => setSearch(next === '' ? '' : `keywords=${encodeURIComponent(next)}`);
  const narrowing = useWordNarrowing(words, () => show(''));
  const copy = async (name: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(importOf(name));
      toast.show({ tone: 'positive', message: t('icons.copied', { name }) });
    } catch {
      toast.show({ tone: 'critical', message: t('icons.notCopied') });
    }
  };
  return (
    <Page
      isInset
      header={
        <PageHeader title={t('common:route.demoIcons')} lead={t('icons.count', { count: found.length })} />
      }
    >
      <Toolbar label={t('icons.filters')}>
        <WordSearch label={t('icons.search')} words={words} onSearch={show} />
      </Toolbar>
      {found.length === 0 ? (
        <NoMatches narrowing={narrowing} />
      ) : (
        <Inline isWrapping gap="s3">
          {found.map(({ name, Icon }) => (
            <Button
              key={name}
              variant="quiet"
              icon={<Icon />}
              aria-label={t('icons.copy', { name })}
              onPress={() => void copy(name)}
            >
              {name}
            </Button>
          ))}
        </Inline>
      )}
    </Page>
  );
}
