import { zodResolver } from '@hookform/resolvers/zod';
import { staffLoginSchema } from '@selvedge/domain/people/validation';

export default zodResolver(staffLoginSchema);
