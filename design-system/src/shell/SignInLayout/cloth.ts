import clothJson from '../../../tokens/cloth.json';
import { readTokens } from '../../theme/readTokens';

/** Colours of the cloth and its edge. */
export const clothTokens = readTokens(clothJson);
