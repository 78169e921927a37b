import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { configQuery } from '@selvedge/app-shell/app/config';
import { SegmentedControl } from '@selvedge/design-system/primitives/SegmentedControl';
import { signInWays } from '../../signInWay';
import type { SignInWay } from '../../signInWay';

interface WaysProps {
  way: SignInWay;
  onChange: (way: SignInWay) => void;
}

/**
 * Control that selects the sign-in method. WeChat offers one click only inside its own app, and a QR code only outside it: inside, the code
 * would be shown on the phone that has to scan it.
 */
export function Ways({ way, onChange }: WaysProps) {
  const { t } = useTranslation('social');
  const isWechat = useQuery(configQuery).data?.socialName === undefined;
  const isInside = navigator.userAgent.includes('MicroMessenger/');
  const left = isWechat ? (isInside ? 'scan' : 'click') : null;
  return (
    <SegmentedControl
      label={t('ways.label')}
      segments={signInWays.filter((id) => id !== left).map((id) => ({ id, label: t(`ways.${id}`) }))}
      value={way === left ? 'password' : way}
      onChange={onChange}
    />
  );
}
