/** Generated from ws/frames.schema.json by scripts/generate.mjs. Do not edit. */

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Id: string;
        Count: number;
        /** @description The first frame of a connection, sent by the client. */
        Hello: {
            /** @description The stored token string of the session. */
            token: string;
        };
        /** @description A frame of a page of staff after it was let in: back to itself, or to all staff from who may publish notices. */
        Say: {
            say: string;
            /** @enum {unknown} */
            to: "me" | "all";
        };
        /** @description The token is accepted. */
        Ready: {
            /** @constant */
            type: "ready";
            /** @description The session. */
            id: components["schemas"]["Id"];
            data: null;
            /** Format: date-time */
            at: string;
        };
        /** @description The server missed messages: fetch again what is shown. */
        Resync: {
            /** @constant */
            type: "resync";
            /** @description The word resync. */
            id: components["schemas"]["Id"];
            data: null;
            /** Format: date-time */
            at: string;
        };
        /** @description A new notice for this person. */
        Notice: {
            /** @constant */
            type: "notice";
            /** @description The notice; the word notices, without data, where it went to several people at once. */
            id: components["schemas"]["Id"];
            data: {
                id: components["schemas"]["Id"];
                type: string;
                /** @description How much it matters, as notices say it. */
                level?: string;
                title: string;
                text: string;
                /** @description Path inside the app. */
                link?: string | null;
                /** Format: date-time */
                createdAt: string;
            } | null;
            /** Format: date-time */
            at: string;
        };
        /** @description An order this person may see has changed. */
        OrderChanged: {
            /** @constant */
            type: "order.changed";
            /** @description The order. */
            id: components["schemas"]["Id"];
            data: {
                orderNo: string;
                /** @description The sub-orders concerned; empty when it is the order itself. */
                subOrderIds: components["schemas"]["Id"][];
                /** @description Step of the order machine, as in the order's records. */
                action: string;
                version: number;
            } | null;
            /** Format: date-time */
            at: string;
        };
        /** @description The cart was changed elsewhere. */
        CartChanged: {
            /** @constant */
            type: "cart.changed";
            /** @description The buyer whose cart it is. */
            id: components["schemas"]["Id"];
            data: {
                lines: components["schemas"]["Count"];
                qty: components["schemas"]["Count"];
            } | null;
            /** Format: date-time */
            at: string;
        };
        /** @description An import or export job went on. */
        JobProgress: {
            /** @constant */
            type: "job.progress";
            /** @description The job. */
            id: components["schemas"]["Id"];
            data: {
                /** @description State of the job (M-J). */
                state: string;
                done: components["schemas"]["Count"];
                total: components["schemas"]["Count"];
            } | null;
            /** Format: date-time */
            at: string;
        };
        /** @description Stock has changed on lists this person may see; told once a second at most. */
        StockChanged: {
            /** @constant */
            type: "stock.changed";
            /** @description The first of the lists. */
            id: components["schemas"]["Id"];
            data: {
                /** @description The lists concerned. */
                listIds: components["schemas"]["Id"][];
            } | null;
            /** Format: date-time */
            at: string;
        };
        /** @description A payment proof waits for a check. */
        PaymentSubmitted: {
            /** @constant */
            type: "payment.submitted";
            /** @description The payment. */
            id: components["schemas"]["Id"];
            data: {
                orderId: components["schemas"]["Id"];
                orderNo: string;
                amountCents: number;
            } | null;
            /** Format: date-time */
            at: string;
        };
        /** @description Labels of a dictionary were edited. */
        DictChanged: {
            /** @constant */
            type: "dict.changed";
            /** @description Code of the dictionary. */
            id: components["schemas"]["Id"];
            data: null;
            /** Format: date-time */
            at: string;
        };
        /** @description A trade rule of the merchant was set. */
        ConfigChanged: {
            /** @constant */
            type: "config.changed";
            /** @description Key of the rule. */
            id: components["schemas"]["Id"];
            data: null;
            /** Format: date-time */
            at: string;
        };
        /** @description Roles or menus have changed. */
        MenuChanged: {
            /** @constant */
            type: "menu.changed";
            /** @description The word menu. */
            id: components["schemas"]["Id"];
            data: null;
            /** Format: date-time */
            at: string;
        };
        /** @description The own team, who is in it, or what waits there has changed. */
        TeamChanged: {
            /** @constant */
            type: "team.changed";
            /** @description The team. */
            id: components["schemas"]["Id"];
            data: null;
            /** Format: date-time */
            at: string;
        };
        /** @description How many staff are connected. */
        Presence: {
            /** @constant */
            type: "presence";
            /** @description The word presence. */
            id: components["schemas"]["Id"];
            data: {
                online: components["schemas"]["Count"];
            } | null;
            /** Format: date-time */
            at: string;
        };
        /** @description A word that somebody of staff said on the websocket page. */
        Talk: {
            /** @constant */
            type: "talk";
            /** @description Who said it. */
            id: components["schemas"]["Id"];
            data: {
                text: string;
                /** @description Name of who said it. */
                from: string;
                /**
                 * @description An echo, or a word to all.
                 * @enum {unknown}
                 */
                to: "me" | "all";
            } | null;
            /** Format: date-time */
            at: string;
        };
        /** @description A word was not taken. */
        TalkRefused: {
            /** @constant */
            type: "talk.refused";
            /** @description Who said it. */
            id: components["schemas"]["Id"];
            data: {
                /** @enum {unknown} */
                reason: "TOO_MANY" | "LENGTH" | "PERMISSION";
            } | null;
            /** Format: date-time */
            at: string;
        };
        /** @description The session is over; the server closes the socket after this frame. */
        SessionClosed: {
            /** @constant */
            type: "session.closed";
            /** @description The session. */
            id: components["schemas"]["Id"];
            data: {
                /** @description Why (D-62). */
                reason: string;
            } | null;
            /** Format: date-time */
            at: string;
        };
        /** @description Frames of /ws/front. */
        front: components["schemas"]["Ready"] | components["schemas"]["Resync"] | components["schemas"]["Notice"] | components["schemas"]["OrderChanged"] | components["schemas"]["CartChanged"] | components["schemas"]["JobProgress"] | components["schemas"]["StockChanged"] | components["schemas"]["DictChanged"] | components["schemas"]["ConfigChanged"] | components["schemas"]["TeamChanged"] | components["schemas"]["SessionClosed"];
        /** @description Frames of /ws/admin. */
        admin: components["schemas"]["Ready"] | components["schemas"]["Resync"] | components["schemas"]["Notice"] | components["schemas"]["OrderChanged"] | components["schemas"]["PaymentSubmitted"] | components["schemas"]["JobProgress"] | components["schemas"]["DictChanged"] | components["schemas"]["ConfigChanged"] | components["schemas"]["MenuChanged"] | components["schemas"]["Presence"] | components["schemas"]["Talk"] | components["schemas"]["TalkRefused"] | components["schemas"]["SessionClosed"];
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
