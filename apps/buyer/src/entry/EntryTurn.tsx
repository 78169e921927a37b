import { useTranslation } from 'react-i18next';
import { Inline } from '@selvedge/design-system/Inline';
import { Link } from '@selvedge/design-system/Link';
import { Text } from '@selvedge/design-system/Text';
import { entryPath } from './entryPaths';

interface EntryTurnProps {
  /** Whom it is for, as a question. */
  question: string;
  /** The page that was asked for before. */
  redirect: string | null;
}

/** The way back to the sign-in, below the title of the other entries. */
export function EntryTurn({ question, redirect }: EntryTurnProps) {
  const { t } = useTranslation();
  return (
    <Inline gap="s2">
      <Text ink="medium">{question}</Text>
      <Link href={entryPath(null, redirect)}>{t('actions.signIn')}</Link>
    </Inline>
  );
}
