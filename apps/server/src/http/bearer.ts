/** Returns the token of an Authorization header, which reads "type token"; empty when the type is not Bearer. */
export function bearerTokenOf(header: string): string {
  const [type = '', token = ''] = header.split(/\s+/, 2);
  return type.toLowerCase() === 'bearer' ? token : '';
}
