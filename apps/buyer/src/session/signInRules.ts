import { zodResolver } from '@hookform/resolvers/zod';
import { loginSchema } from '@selvedge/domain/people/validation';

export default zodResolver(loginSchema);
