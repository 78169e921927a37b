import type { SignInWay } from '../../signInWay';
import { OneClick } from '../OneClick';
import { ScanPanel } from '../ScanPanel';

interface OtherWayProps {
  way: SignInWay;
  /** Page requested before the sign-in. */
  redirect: string | null;
}

/** Sign-in method without a password. */
export function OtherWay({ way, redirect }: OtherWayProps) {
  return way === 'scan' ? <ScanPanel redirect={redirect} /> : <OneClick redirect={redirect} />;
}
