import Check from 'lucide-react/icons/check';
import CircleX from 'lucide-react/icons/circle-x';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import Info from 'lucide-react/icons/info';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import X from 'lucide-react/icons/x';
import { glyph } from './glyph';

// Separate from the other icons, because every page uses some of these: the sign-in page then does not load the rest of the set.
export const CheckIcon = /* @__PURE__ */ glyph(Check);
export const CircleXIcon = /* @__PURE__ */ glyph(CircleX);
export const EyeIcon = /* @__PURE__ */ glyph(Eye);
export const EyeOffIcon = /* @__PURE__ */ glyph(EyeOff);
export const InfoIcon = /* @__PURE__ */ glyph(Info);
export const RefreshCwIcon = /* @__PURE__ */ glyph(RefreshCw);
export const XIcon = /* @__PURE__ */ glyph(X);
