import ChevronsLeft from 'lucide-react/icons/chevrons-left';
import ChevronsRight from 'lucide-react/icons/chevrons-right';
import { glyph } from './glyph';

// Separate from the other icons, which most pages load: only calendars, which are fetched when they open, step by years.
export const ChevronsLeftIcon = /* @__PURE__ */ glyph(ChevronsLeft);
export const ChevronsRightIcon = /* @__PURE__ */ glyph(ChevronsRight);
