import type { SignInWay } from '../../signInWay';
import { OneClick } from '../OneClick';
import { ScanPanel } from '../ScanPanel';

interface OtherWayProps {
  way: SignInWay;
  /** The page that was asked for before. */
  redirect: string | null;
}

/** A way to sign in without a password. */
export function OtherWay({ way, redirect }: OtherWayProps) {
  return way === 'scan' ? <ScanPanel redirect={redirect} /> : <OneClick redirect={redirect} />;
}
