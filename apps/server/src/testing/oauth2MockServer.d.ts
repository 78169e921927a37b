/** The part of the identity provider of tests that is used; its own types need those of a web framework that is not here. */
declare module 'oauth2-mock-server' {
  import type { EventEmitter } from 'node:events';

  export class OAuth2Server {
    readonly issuer: { url: string | undefined; keys: { generate(algorithm: string): Promise<unknown> } };
    readonly service: EventEmitter;
    start(port: number, host: string): Promise<void>;
    stop(): Promise<void>;
  }
}
