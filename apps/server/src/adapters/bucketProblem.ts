import { StartRefusedError } from '../process/startRefused';
import type { BucketSettings } from '../config/bucketUrl';
import type { FileStoreUnavailableError } from './filesAway';

/** Problems of a bucket's settings, by the HTTP status of the store or the error code of the failed connection. */
const PROBLEMS: ReadonlyArray<{ said: RegExp; sentence: (bucket: string, host: string) => string }> = [
  {
    said: /^404$/,
    sentence: (bucket, host) =>
      `there is no bucket "${bucket}" at ${host}. Make it there, or name the right one.`,
  },
  {
    said: /^40[13]$/,
    sentence: (bucket, host) =>
      `${host} does not let this key use the bucket "${bucket}". Check the key, its secret and its rights, the region, and the ` +
      'clock of this machine.',
  },
  {
    said: /^(301|307|400)$/,
    sentence: (bucket, host) =>
      `${host} has the bucket "${bucket}" elsewhere. Name its region (?region=...), or the address of that region.`,
  },
  {
    said: /^ENOTFOUND$/,
    sentence: (_bucket, host) =>
      `there is no ${host}. Check the name; style=path keeps the bucket out of it.`,
  },
  {
    said: /^(EPROTO|ERR_SSL_.*)$/,
    sentence: (_bucket, host) =>
      `${host} does not speak TLS there. Add tls=off if it is a store in your own network.`,
  },
  {
    said: /CERT|SELF_SIGNED|UNABLE_TO_VERIFY/,
    sentence: (_bucket, host) =>
      `the certificate of ${host} is not trusted. Name its authority with NODE_EXTRA_CA_CERTS.`,
  },
];

/** Returns the error that tells an operator how to correct the bucket settings; null when the store is merely unavailable. */
export function bucketProblem(
  { said }: FileStoreUnavailableError,
  { bucket, host }: BucketSettings,
): StartRefusedError | null {
  const problem = PROBLEMS.find((one) => one.said.test(said));
  return problem === undefined
    ? null
    : new StartRefusedError(`FILES_URL cannot be used: ${problem.sentence(bucket, host)}`);
}
