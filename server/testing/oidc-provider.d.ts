/** Only what the tests use; its own types bring in all of Koa's. */
declare module "oidc-provider" {
  import type { IncomingMessage, ServerResponse } from "node:http";

  export default class Provider {
    constructor(issuer: string, configuration: object);
    callback(): (request: IncomingMessage, response: ServerResponse) => Promise<void>;
    interactionDetails(
      request: IncomingMessage,
      response: ServerResponse,
    ): Promise<{ params: { client_id: string; scope: string }; prompt: { name: string } }>;
    interactionFinished(request: IncomingMessage, response: ServerResponse, result: object): Promise<void>;
    readonly Grant: new (of: {
      accountId: string;
      clientId: string;
    }) => {
      addOIDCScope(scope: string): void;
      save(): Promise<string>;
    };
  }
}
declare module "oidc-provider/lib/adapters/memory_adapter.js" {
  const MemoryAdapter: new (model: string) => object;
  export default MemoryAdapter;
}
