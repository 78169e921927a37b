import { useTranslation } from 'react-i18next';
import { Button } from '@selvedge/design-system/primitives/Button';
import { ErrorPage } from '@selvedge/design-system/shell/ErrorPage';
import { navigate } from './hashLocation';

/** Error pages 401 and 404; 404 is also shown for a route whose screen is missing. */
export default function ProblemScreen({ kind }: { kind: '401' | '404' }) {
  const { t } = useTranslation();
  const [label, to] = kind === '401' ? [t('actions.signIn'), '/login'] : [t('actions.goHome'), '/'];
  return (
    <ErrorPage
      code={kind}
      actions={
        <Button variant="primary" onPress={() => navigate(to)}>
          {label}
        </Button>
      }
    />
  );
}
