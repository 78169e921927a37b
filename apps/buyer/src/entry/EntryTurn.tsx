import { useTranslation } from 'react-i18next';
import { Inline } from '@selvedge/design-system/layout/Inline';
import { Link } from '@selvedge/design-system/primitives/Link';
import { Text } from '@selvedge/design-system/layout/Text';
import { entryPath } from './entryPaths';

interface EntryTurnProps {
  /** Question before the link, such as whether the user has an account. */
  question: string;
  /** Page requested before the sign-in. */
  redirect: string | null;
}

/** Link back to the sign-in, below the title of the other entry pages. */
export function EntryTurn({ question, redirect }: EntryTurnProps) {
  const { t } = useTranslation();
  return (
    <Inline gap="s2">
      <Text ink="medium">{question}</Text>
      <Link href={entryPath(null, redirect)}>{t('actions.signIn')}</Link>
    </Inline>
  );
}
