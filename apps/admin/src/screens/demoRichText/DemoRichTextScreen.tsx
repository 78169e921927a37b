import { useTranslation } from 'react-i18next';
import { KeptStrip } from '@selvedge/app-shell/kept/KeptStrip';
import { useKeptState } from '@selvedge/app-shell/kept/useKeptState';
import { letterCount, RICH_BLOCKS_MAX } from '@selvedge/domain/display/richText';
import type { RichText as Text } from '@selvedge/domain/display/richText';
import { Columns } from '@selvedge/design-system/layout/Columns';
import { EmptyState } from '@selvedge/design-system/primitives/EmptyState';
import { Page, PageHeader } from '@selvedge/design-system/layout/Page';
import { RichText } from '@selvedge/design-system/primitives/RichText';
import { RichTextField } from '@selvedge/design-system/primitives/RichTextField';
import { Section } from '@selvedge/design-system/layout/Section';

interface Written {
  text: Text;
}

const NOTHING: Written = { text: [] };

/** Rich text editor beside the text as readers see it. */
export function DemoRichTextScreen() {
  const { t } = useTranslation('demo');
  const { values, change, keptAt, discard } = useKeptState<Written>('richText', NOTHING);
  const { text } = values;
  return (
    <Page
      isInset
      header={
        <PageHeader
          title={t('common:route.demoRichText')}
          lead={t('richText.size', { count: letterCount(text), blocks: text.length, most: RICH_BLOCKS_MAX })}
        />
      }
    >
      <KeptStrip keptAt={keptAt} onDiscard={discard} />
      <Columns>
        <RichTextField
          label={t('richText.write')}
          description={t('richText.note')}
          value={text}
          onChange={(next) => change({ text: next })}
        />
        <Section title={t('richText.read')}>
          {text.length === 0 ? (
            <EmptyState title={t('richText.empty')}>{t('richText.emptyHint')}</EmptyState>
          ) : (
            <RichText text={text} />
          )}
        </Section>
      </Columns>
    </Page>
  );
}
