/** Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit. */

export interface paths {
    "/api/sp/admin/validate/code/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Picture code
         * @description A picture with four characters, drawn by the server. Valid two minutes, one use, upper and lower case alike (D-29).
         */
        get: operations["adminValidateCodeGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sp/common/area/codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Dialling codes
         * @description With the form of the numbers behind each.
         */
        get: operations["commonAreaCodes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sp/common/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Configuration
         * @description Version, title, limits and rules: one source for the constants.
         */
        get: operations["commonConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sp/common/dict/{code}/items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Words of a dictionary
         * @description Values and labels of one enumeration (D-53).
         */
        get: operations["commonDictItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sp/common/email/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a code by e-mail
         * @description Type 3 is for binding. Once a minute and ten times a day per address.
         */
        post: operations["commonEmailSend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sp/common/money/exchange/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Exchange rates
         * @description Rates against the euro; the euro itself is always 1.
         */
        get: operations["commonMoneyExchangeList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sp/common/picture/{productId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Picture of a product
         * @description Drawn by the demo catalogue: a silhouette of the category in the colour of the product. Can be kept by the browser for a day.
         */
        get: operations["commonPicture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sp/common/region/tree": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Regions
         * @description Countries, provinces, cities and districts of one kind of place.
         */
        get: operations["commonRegionTree"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sp/front/cart/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add to the cart
         * @description Adds to what is there already. Nothing is locked (D-20). All lines or none.
         */
        post: operations["frontCartAdd"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sp/front/cart/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check chosen lines
         * @description Sums and violations of these lines as an order, nothing is stored.
         */
        post: operations["frontCartCheck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sp/front/cart/clear": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Empty the cart
         * @description The whole of it, or one list.
         */
        post: operations["frontCartClear"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sp/front/cart/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Size of the cart
         * @description For the figure in the head of the page.
         */
        get: operations["frontCartCount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sp/front/cart/del": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove lines
         * @description Lines that are gone already are passed over.
         */
        post: operations["frontCartDel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sp/front/cart/edit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change quantities
         * @description Each line with the version that was read (Q-25).
         */
        post: operations["frontCartEdit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sp/front/cart/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Cart
         * @description Grouped by list, with what is wrong on each line and the sums by the minimum rules.
         */
        get: operations["frontCartList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sp/front/data/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What waits for me
         * @description Counts for the dashboard; spentCents is over the time asked for.
         */
        get: operations["frontDataSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sp/front/data/top": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Most ordered
         * @description Brands or categories by confirmed value.
         */
        get: operations["frontDataTop"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sp/front/data/trend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Trend of orders
         * @description By confirmed value.
         */
        get: operations["frontDataTrend"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sp/front/import/job/{id}/commit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Commit an import
         * @description In one transaction; asked again it answers the same (Q-02).
         */
        post: operations["frontImportJobCommit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sp/front/import/job/{id}/errors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Bad rows
         * @description A sheet with the rows in error as they were sent and a column with the reason.
         */
        get: operations["frontImportJobErrors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sp/front/import/job/{id}/rows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Rows of an import
         * @description With the verdict on each.
         */
        get: operations["frontImportJobRows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sp/front/import/job/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Import job
         * @description State and counts.
         */
        get: operations["frontImportJob"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sp/front/import/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload an order sheet
         * @description One .xlsx of at most 1000 rows and 30 MB. Checks it and answers a job; nothing is ordered until the commit.
         */
        post: operations["frontImportOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sp/front/import/template": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Order template
         * @description A sheet with hidden ids and one quantity column per size; filled in, it is accepted unchanged (Q-06).
         */
        get: operations["frontImportTemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sp/front/inquiry/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm an offer
         * @description The customer accepts the sub-orders (M-T4). When all live ones are confirmed, amounts, surcharge and rates are frozen and the order is to be paid.
         */
        post: operations["frontInquiryConfirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sp/front/inquiry/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit an inquiry
         * @description Makes one order and locks its stock in one transaction (M-T1, D-20). Sent again with the same key it answers the same order.
         */
        post: operations["frontInquiryCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sp/front/inquiry/draft/del": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete drafts
         * @description By the owner or the leader.
         */
        post: operations["frontInquiryDraftDel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sp/front/inquiry/draft/detail/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Draft
         * @description With the products of its lines and the sums as of now.
         */
        get: operations["frontInquiryDraftDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sp/front/inquiry/draft/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Drafts box
         * @description Own drafts and those shared in the team.
         */
        get: operations["frontInquiryDraftPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sp/front/inquiry/draft/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save a draft
         * @description New without id.
         */
        post: operations["frontInquiryDraftSave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sp/front/inquiry/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sums of an inquiry
         * @description By list and overall, with surcharge and violations. Nothing is stored or locked.
         */
        post: operations["frontInquiryPreview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sp/front/inquiry/refuse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send an offer back
         * @description With a comment; the platform works on it again (M-T4a).
         */
        post: operations["frontInquiryRefuse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sp/front/list/columns/set": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose columns
         * @description In the order they are shown.
         */
        post: operations["frontListColumnsSet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sp/front/list/columns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Chosen columns
         * @description Of one list, or of all lists without a choice of their own.
         */
        get: operations["frontListColumns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sp/front/list/detail/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List details
         * @description With columns and estimates for an order made today.
         */
        get: operations["frontListDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sp/front/list/filters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Filters of a list
         * @description Values to filter by with counts; a group counts under the filters of the other groups.
         */
        get: operations["frontListFilters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sp/front/list/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists
         * @description All lists that the buyer may see, its own, or those with a followed brand.
         */
        get: operations["frontListPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sp/front/list/product/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Goods of a list
         * @description The manifest. `selection` sums over everything the filters leave.
         */
        get: operations["frontListProductPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sp/front/notice/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Unread notices
         * @description For the figure in the head of the page.
         */
        get: operations["frontNoticeCount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sp/front/notice/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Notices
         * @description Newest first.
         */
        get: operations["frontNoticePage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sp/front/notice/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark as read
         * @description Some by id, or all.
         */
        post: operations["frontNoticeRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sp/front/order/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an order
         * @description The whole order or one sub-order, until a payment proof was sent (M-T10, D-22). Locks are released.
         */
        post: operations["frontOrderCancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sp/front/order/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Number of orders
         * @description Per status and flow, under the other filters.
         */
        get: operations["frontOrderCount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sp/front/order/detail/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Order details
         * @description With sub-orders, payments, parcels, records and what the caller may do.
         */
        get: operations["frontOrderDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sp/front/order/logs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Records of an order
         * @description Newest first.
         */
        get: operations["frontOrderLogs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sp/front/order/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Orders
         * @description Own orders, or those of the team where the team shows them.
         */
        get: operations["frontOrderPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sp/front/order/son/detail/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sub-order details
         * @description With a summary of its order and its records.
         */
        get: operations["frontOrderSonDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sp/front/product/filters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Filters of the super list
         * @description As frontListFilters, over all open lists.
         */
        get: operations["frontProductFilters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sp/front/product/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Super list
         * @description All goods of the open lists that the buyer may see.
         */
        get: operations["frontProductPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sp/front/product/resolve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find pasted codes
         * @description Quick order. Up to 1000 lines of code, size and quantity; answers what was found, what is unclear and what is unknown.
         */
        post: operations["frontProductResolve"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sp/front/team/member/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * People to notify
         * @description The people of the own team; empty without a team.
         */
        get: operations["frontTeamMemberOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sp/front/upload/image": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a picture
         * @description jpg, png or webp up to 10 MB, judged by its content (D-59).
         */
        post: operations["frontUploadImage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sp/front/user/address/default/set": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make an address the default
         * @description The one before it is no longer the default.
         */
        post: operations["frontUserAddressDefaultSet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sp/front/user/address/default": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Default address
         * @description Null when none is saved.
         */
        get: operations["frontUserAddressDefault"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sp/front/user/address/del": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete an address
         * @description Orders keep their own copy.
         */
        post: operations["frontUserAddressDel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sp/front/user/address/edit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save an address
         * @description New without id, changed with id. The first address of a person becomes the default one.
         */
        post: operations["frontUserAddressEdit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sp/front/user/address/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Saved addresses
         * @description With the highest number that may be saved and how many are left.
         */
        get: operations["frontUserAddressList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sp/front/user/bin/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bind an e-mail address
         * @description Needs a code of type 3. invitationCode is sent as an empty text and never read (D-57).
         */
        post: operations["frontUserBinEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sp/front/user/bin/sale": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bind a salesperson
         * @description By the invitation code of the salesperson. Only staff can change it afterwards (D-39).
         */
        post: operations["frontUserBinSale"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sp/front/user/bind": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Join a social account with a phone number
         * @description Uses the bindKey of a social sign-in. An unknown number makes a new account.
         */
        post: operations["frontUserBind"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sp/front/user/forget": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reset the password
         * @description Sets a new password after a code of type 2. Every session of the account ends with 203.
         */
        post: operations["frontUserForget"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sp/front/user/get/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Own account
         * @description The session user with permissions and the team, fresh from the server.
         */
        get: operations["frontUserGetInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sp/front/user/get/salesman": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Own salesperson
         * @description Null until one is bound.
         */
        get: operations["frontUserGetSalesman"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sp/front/user/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with username and password
         * @description The picture code comes from adminValidateCodeGet and is used up by the try. Ten tries a minute per address; five wrong passwords lock the account for 15 minutes (D-30, D-60).
         */
        post: operations["frontUserLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sp/front/user/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sign out
         * @description Ends the session on the server. Answers the same when it had ended already.
         */
        get: operations["frontUserLogout"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sp/front/user/password/edit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the password
         * @description Other sessions of the account end with 203.
         */
        post: operations["frontUserPasswordEdit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sp/front/user/preference/edit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change preferences
         * @description Merges what is sent and answers the whole.
         */
        post: operations["frontUserPreferenceEdit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sp/front/user/preference": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Own preferences
         * @description What was chosen for the screen.
         */
        get: operations["frontUserPreference"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sp/front/user/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register
         * @description Makes an account and signs it in. An invitation code binds the salesperson at once.
         */
        post: operations["frontUserRegister"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sp/front/user/sendCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a code by text message
         * @description Once a minute and ten times a day per number. Type 1 and 4 need a free number, type 2 a known one.
         */
        post: operations["frontUserSendCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sp/front/user/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the profile
         * @description Only what is sent changes.
         */
        post: operations["frontUserUpdate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sp/front/wechat/login/qr/bind": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bind the social account
         * @description Joins the social account behind the code with the signed-in buyer.
         */
        post: operations["frontWechatLoginQrBind"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sp/front/wechat/login/qr": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in by scanning
         * @description Exchanges the code of a scanned picture for a session.
         */
        post: operations["frontWechatLoginQr"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sp/front/wechat/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with one click
         * @description Exchanges the code of the social app for a session. An account that is not bound yet answers a bindKey for frontUserBind.
         */
        post: operations["frontWechatLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/captcha": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Picture code
         * @description A new picture code for the sign-in page. Every call makes another one.
         */
        get: operations["getAuthCaptcha"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in
         * @description Staff sign-in as multipart. The picture code may be empty where it is switched off. Ten tries a minute and address (D-60); five wrong passwords lock the account for 15 minutes (D-30).
         */
        post: operations["postAuthLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Sign out
         * @description Ends this session on the server. Signing out twice is no error.
         */
        delete: operations["deleteAuthLogout"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/dashboard/address": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Delivery addresses
         * @description Parcels of the last 30 days per country or province, most first.
         */
        get: operations["getDashboardAddress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/dashboard/funnel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * From inquiry to receipt
         * @description How many reached each step, and the median time between steps.
         */
        get: operations["getDashboardFunnel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/dashboard/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Figures at the head
         * @description Without a period, the last twelve months.
         */
        get: operations["getDashboardOverview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/dashboard/pie": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Shares
         * @description Pieces of the last twelve months by brand, category or identity of the buyer.
         */
        get: operations["getDashboardPie"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/dashboard/radar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Suppliers
         * @description Scores of the last 90 days for the mean of all suppliers and for those that are asked for.
         */
        get: operations["getDashboardRadar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/dashboard/trend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Value per span
         * @description Confirmed value per day, week or month, with the same span of last year beside it. At most 400 spans.
         */
        get: operations["getDashboardTrend"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/menus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Menu tree
         * @description Every menu entry that fits, with its ancestors, as a tree in sort order.
         */
        get: operations["getMenus"];
        put?: never;
        /**
         * Create a menu entry
         * @description A name is unique under its parent, a permission code in the whole tree.
         */
        post: operations["postMenus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/menus/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Menu choices
         * @description The menu tree for a select, for instance to choose a parent or to grant a role.
         */
        get: operations["getMenusOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/menus/routes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * My routes
         * @description The routes that the roles of this person keep, as a tree. The answer changes with the next request after a role or a menu was changed (Q-38).
         */
        get: operations["getMenusRoutes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/menus/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a menu entry
         * @description The parent may be neither the entry itself nor one below it (40913).
         */
        put: operations["putMenusById"];
        post?: never;
        /**
         * Delete a menu entry
         * @description Refused while it has children (Q-41). Grants of roles to it end with it.
         */
        delete: operations["deleteMenusById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/menus/{id}/form": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Menu form
         * @description One entry as its form shows it, with the version to send back.
         */
        get: operations["getMenusByIdForm"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/orders/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Number of orders
         * @description Per status and per flow, under the other filters that are set. The filter a number stands for does not count itself.
         */
        get: operations["getOrdersCount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/orders/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Orders
         * @description Orders of every customer, newest first unless sorted otherwise. Keywords look in order number, customer and international code.
         */
        get: operations["getOrdersPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Order
         * @description A whole order. The buttons of the page are drawn from actions of the order and of its sub-orders, and from nothing else.
         */
        get: operations["getOrdersById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/orders/{id}/big": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Order as one wide table
         * @description All lines of all sub-orders with the four quantities asked, confirmed, shipped and received (D-15).
         */
        get: operations["getOrdersByIdBig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/orders/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Cancel an order
         * @description Or one sub-order of it. Possible until the first shipment (D-22); locks are released, what was paid becomes credit or a recorded refund.
         */
        put: operations["putOrdersByIdCancel"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/orders/{id}/logs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Records of an order
         * @description Who did what and when, newest first, with what changed (D-56).
         */
        get: operations["getOrdersByIdLogs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sub-orders/batch/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Confirm several sub-orders
         * @description Confirms each as asked, each in a transaction of its own. One that cannot be confirmed does not hold up the others.
         */
        put: operations["putSubOrdersBatchConfirm"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sub-orders/{id}/acknowledge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Record the supplier's receipt
         * @description The acknowledgement of the supplier has arrived. With a difference, or where the customer wants to see every receipt, the customer has to accept it; otherwise the sub-order is confirmed at once.
         */
        put: operations["putSubOrdersByIdAcknowledge"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sub-orders/{id}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Confirm a sub-order
         * @description The platform confirms what it can deliver. A line may be cut, with a reason; what is cut goes back into stock.
         */
        put: operations["putSubOrdersByIdConfirm"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sub-orders/{id}/offer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Send a changed offer
         * @description Changes quantities, prices or discounts of an unpaid sub-order; the customer has to accept. The difference is kept in the records.
         */
        put: operations["putSubOrdersByIdOffer"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sub-orders/{id}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Reject a sub-order
         * @description The platform cannot deliver it. The lock is released, the sub-order counts as cancelled, and the customer is told the reason.
         */
        put: operations["putSubOrdersByIdReject"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a member of staff
         * @description The first password is answered once; the person changes it after signing in.
         */
        post: operations["postUsers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/_export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export staff
         * @description Every member of staff that fits the filters as .xlsx. Cells that begin like a formula are neutralised (Q-09).
         */
        get: operations["getUsersExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/_import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import staff
         * @description Stores the valid rows and lists the others with the reason. At most 1,000 rows and 31,457,280 bytes, .xlsx only, judged by its content (D-45, Q-11).
         */
        post: operations["postUsersImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who I am
         * @description The signed-in member of staff with roles and permissions; read again whenever the page is loaded.
         */
        get: operations["getUsersMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Staff
         * @description Members of staff, newest first unless sorted otherwise.
         */
        get: operations["getUsersPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/preference": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * My preferences
         * @description Tabs, columns, presets and looks of this person on every device.
         */
        get: operations["getUsersPreference"];
        /**
         * Change my preferences
         * @description Merges the parts given over what is stored; columns are merged table by table, presets are replaced as a whole.
         */
        put: operations["putUsersPreference"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/template": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Template of the staff sheet
         * @description An empty .xlsx with the columns that the import reads.
         */
        get: operations["getUsersTemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a member of staff
         * @description Only ROOT may touch a person who is ROOT. Disabling ends the sessions of that person.
         */
        put: operations["putUsersById"];
        post?: never;
        /**
         * Delete members of staff
         * @description One id or several with commas. Nobody deletes himself or ROOT. All or none.
         */
        delete: operations["deleteUsersById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/{id}/form": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Staff form
         * @description One member of staff as the form shows it, with the version to send back.
         */
        get: operations["getUsersByIdForm"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/{id}/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Set a password
         * @description Gives a member of staff a new password and ends the sessions of that person. The query form is the catalogue's; the body form keeps the password out of addresses and is what our app sends. One of the two is needed. The server never logs this query (D-63).
         */
        patch: operations["patchUsersByIdPassword"];
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description Data of 40919. */
        AboveConfirmed: {
            lines: {
                id: components["schemas"]["Id"];
                qty: components["schemas"]["Qty"];
                confirmed: components["schemas"]["Qty"];
            }[];
        };
        /** @description Data of 41501. File name endings that are accepted. */
        AcceptedTypes: {
            accepted: string[];
        };
        /**
         * @description A disabled account cannot sign in, and its sessions end at once (M-U).
         * @enum {string}
         */
        AccountStatus: "ENABLED" | "DISABLED";
        /** @description The supplier's acknowledgement (M-T3b, D-23). Lines that are left out were acknowledged without a difference; prices are per piece. */
        AcknowledgeInput: {
            lines: {
                id: components["schemas"]["Id"];
                /** @description Not above the confirmed pieces. */
                qty: components["schemas"]["Qty"];
                priceCents?: components["schemas"]["PriceCents"];
            }[];
            /** @description Discount on the whole sub-order, spread over its lines. */
            discountCents?: components["schemas"]["PriceCents"];
            /** Format: date */
            shipDate?: string;
            fileIds?: components["schemas"]["Id"][];
            version: components["schemas"]["Version"];
        };
        /** @description A saved delivery address. */
        Address: {
            id: components["schemas"]["Id"];
            areaType: components["schemas"]["AreaType"];
            areaCode: components["schemas"]["AreaCode"];
            /** @description Consignee name. */
            realName: string;
            phone: components["schemas"]["Phone"];
            country?: string;
            province?: string;
            city?: string;
            district?: string;
            /** @description From the widest region down. */
            regionCodes: string[];
            detail: string;
            isDefault: boolean;
            company: components["schemas"]["AddressCompany"];
            version: components["schemas"]["Version"];
        };
        /** @description Company details on an address, all optional (R-3.38). */
        AddressCompany: {
            name?: string;
            contact?: string;
            taxNo?: string;
        };
        /** @description An address to save. Without `id` it is a new one; with `id` the `version` that was read is needed. */
        AddressInput: {
            id?: components["schemas"]["Id"];
            areaType: components["schemas"]["AreaType"];
            areaCode: components["schemas"]["AreaCode"];
            realName: string;
            phone: components["schemas"]["Phone"];
            country?: string;
            province?: string;
            city?: string;
            district?: string;
            regionCodes: string[];
            detail: string;
            /** @default false */
            isDefault?: boolean;
            company?: components["schemas"]["AddressCompany"];
            version?: components["schemas"]["Version"];
        };
        /** @description One source for the constants that both apps show and both sides check. */
        AppConfig: {
            version: string;
            title: string;
            /** @description False when the picture code is switched off. */
            captcha: boolean;
            /** @description False when no social platform is configured (D-64). */
            socialLogin: boolean;
            limits: {
                importRows: number;
                importBytes: number;
                imageBytes: number;
                pdfBytes: number;
                addresses: number;
                pageSizeMax: number;
                cartAddLines: number;
                resolveLines: number;
            };
            rules: {
                minPiecesMultiSize: number;
                minPiecesSingleSize: number;
                surchargeTiers: components["schemas"]["SurchargeTier"][];
                resendSeconds: number;
                sessionMs: number;
            };
            /** @description Sign-in data of the demo house; absent when demo data is off. */
            demo?: {
                accounts: {
                    /** @enum {string} */
                    app: "buyer" | "admin";
                    username: string;
                    password: string;
                }[];
            };
        };
        /**
         * @description International dialling code with its plus sign.
         * @example +86
         */
        AreaCode: string;
        /**
         * @description Kind of place an address lies in (R-3.39). HK_MACAO_TW matches the delivery method HK_MACAO (D-33).
         * @enum {string}
         */
        AreaType: "MAINLAND" | "HK_MACAO_TW" | "OVERSEAS";
        /** @description Sub-orders to confirm as asked. */
        BatchConfirmInput: {
            ids: components["schemas"]["Id"][];
        };
        /** @description Which sub-orders were confirmed, and for each of the others why not. */
        BatchConfirmResult: {
            done: components["schemas"]["Id"][];
            failed: {
                id: components["schemas"]["Id"];
                code: components["schemas"]["ErrorCode"];
            }[];
        };
        /** @description A whole order as one wide table, every line of every sub-order with its four quantities (R-2.73, D-15). */
        BigOrder: {
            order: components["schemas"]["OrderRow"];
            lines: components["schemas"]["BigOrderLine"][];
            /** @description Sums over all lines. */
            totals: {
                askedQty: components["schemas"]["Qty"];
                confirmedQty: components["schemas"]["Qty"];
                shippedQty: components["schemas"]["Qty"];
                receivedQty: components["schemas"]["Qty"];
                valueCents: components["schemas"]["PriceCents"];
            };
        };
        /** @description A line of the big detail, with the sub-order it belongs to and what may be done there. */
        BigOrderLine: {
            subOrderId: components["schemas"]["Id"];
            subNo: components["schemas"]["SubNo"];
            listId: components["schemas"]["Id"];
            listName: string;
            warehouseId: string;
            supplierId?: components["schemas"]["Id"];
            supplierName?: string;
            confirmation: components["schemas"]["Confirmation"];
            shipping: components["schemas"]["ShippingState"];
            cancelled: boolean;
            line: components["schemas"]["OrderLine"];
            actions: components["schemas"]["OrderAction"][];
            /** @description Version of the sub-order. */
            version: components["schemas"]["Version"];
        };
        /**
         * @description Share in basis points, 10000 is the whole.
         * @example 500
         */
        Bp: number;
        /** @description A maison. */
        Brand: {
            id: components["schemas"]["Id"];
            name: string;
            logo: string | null;
            hot: boolean;
            productCount: components["schemas"]["Qty"];
            followed: boolean;
            sort: number;
        };
        /**
         * @description Permission code of the buyer side (D-37), or `*` for all of them: sp:order:submit, sp:order:cancel, sp:order:confirm, sp:order:receipt, sp:payment:proof, sp:list:publish, sp:team:invite, sp:team:manage, sp:address:edit, sp:price:view, sp:export.
         * @example sp:order:submit
         */
        BuyerPerm: string;
        /** @description The cart, grouped by list. */
        Cart: {
            groups: components["schemas"]["CartGroup"][];
            /** @description Lines of open lists only; those that are CLOSED cannot be ordered. */
            totals: components["schemas"]["Totals"];
        };
        /** @description What was added, the lines as they stand now, and the minimums still missed. */
        CartAddResult: {
            /** @description Pieces. */
            added: components["schemas"]["Qty"];
            lines: components["schemas"]["CartLine"][];
            violations: components["schemas"]["Violation"][];
        };
        /** @description Sums and state of the chosen lines. */
        CartCheck: {
            totals: components["schemas"]["Totals"];
            lines: components["schemas"]["CartLine"][];
        };
        /** @description The figure beside the cart. */
        CartCount: {
            lines: components["schemas"]["Qty"];
            qty: components["schemas"]["Qty"];
        };
        /** @description The lines of one list. */
        CartGroup: {
            listId: components["schemas"]["Id"];
            listName: string;
            status: components["schemas"]["ListStatus"];
            deliveryMethod: components["schemas"]["DeliveryMethod"];
            /** Format: date-time */
            closeAt: string;
            lines: components["schemas"]["CartLine"][];
            /** @description Goods of this list; the surcharge is counted on the whole cart only. */
            totals: components["schemas"]["Totals"];
        };
        /** @description Pieces of one SKU of one list in the cart. */
        CartLine: {
            id: components["schemas"]["Id"];
            productId: components["schemas"]["Id"];
            skuId: components["schemas"]["Id"];
            listId: components["schemas"]["Id"];
            intlCode: components["schemas"]["Ean"];
            name: string;
            brandName: string;
            color: string;
            image: string | null;
            size: string;
            qty: components["schemas"]["OrderQty"];
            /** @description Cents per piece when the line was added. */
            priceCents: components["schemas"]["PriceCents"];
            /** @description Cents per piece now; sums use this one. */
            priceNowCents: components["schemas"]["PriceCents"];
            /** @description Free pieces now. */
            stockQty: components["schemas"]["Qty"];
            multiSize: boolean;
            state: components["schemas"]["CartLineState"];
            /** @description Nickname of the person. */
            addedBy: string;
            version: components["schemas"]["Version"];
        };
        /**
         * @description OK can be ordered; PRICE_CHANGED has another price than when it was added; SHORT asks for more than is left; CLOSED belongs to a list that is not open.
         * @enum {string}
         */
        CartLineState: "OK" | "PRICE_CHANGED" | "SHORT" | "CLOSED";
        /**
         * @description Amount in euro cents. Negative where money goes back.
         * @example -25600
         */
        Cents: number;
        /** @description Data of 40901. Who changed the thing, when, and what it is now. */
        ChangedMeanwhile: {
            /** @description The thing as it is stored now. */
            current: Record<string, unknown> | null;
            changedBy?: string;
            /** Format: date-time */
            changedAt?: string;
        };
        /** @description Data of 40903. */
        ClosedList: {
            listId: components["schemas"]["Id"];
        };
        /**
         * @description Body code. 200 means done; every other value is a refusal of the error table (ErrorCode).
         * @example 200
         */
        Code: number;
        /** @description Columns that exist and the ones this user has chosen, in order. */
        ColumnChoice: {
            available: components["schemas"]["ColumnKey"][];
            chosen: components["schemas"]["ColumnKey"][];
        };
        /**
         * @description Column of the manifest table (R-3.16) or extra column of a list's settings (R-3.17).
         * @enum {string}
         */
        ColumnKey: "intlCode" | "image" | "wholesalePrice" | "retailPrice" | "name" | "brand" | "category" | "season" | "warehouseId" | "shipFrom" | "size" | "color" | "stock" | "material" | "origin";
        /** @description A remark in the conversation on an order. */
        Comment: {
            id: components["schemas"]["Id"];
            authorType: components["schemas"]["OperatorType"];
            authorName: string;
            /** Format: date-time */
            at: string;
            text: string;
            files: components["schemas"]["File"][];
        };
        /**
         * @description How far a sub-order is agreed between the platform, the supplier and the customer (R-4.35, D-61).
         * @enum {string}
         */
        Confirmation: "AWAITING_CUSTOMER" | "AWAITING_PLATFORM" | "PLATFORM_CONFIRMED" | "RECEIPT_PENDING" | "CONFIRMED";
        /** @description How many live sub-orders stand in each confirmation state, and how many are cancelled. */
        ConfirmationSummary: {
            AWAITING_CUSTOMER: components["schemas"]["Qty"];
            AWAITING_PLATFORM: components["schemas"]["Qty"];
            PLATFORM_CONFIRMED: components["schemas"]["Qty"];
            RECEIPT_PENDING: components["schemas"]["Qty"];
            CONFIRMED: components["schemas"]["Qty"];
            cancelled: components["schemas"]["Qty"];
        };
        /** @description What was created. */
        CreatedId: {
            id: components["schemas"]["Id"];
        };
        /**
         * @description ISO 4217 code.
         * @example EUR
         */
        Currency: string;
        /** @description The team the buyer belongs to (R-3.01). */
        CurrentTeam: {
            id: components["schemas"]["Id"];
            teamId: components["schemas"]["Id"];
            teamAdminId: components["schemas"]["Id"];
            name: string;
            /** @enum {string} */
            role: "LEADER" | "MEMBER";
        };
        /** @description How far the inquiries of a period came. Every step counts those that reached it, so numbers never grow. */
        DashboardFunnel: {
            steps: {
                /** @enum {string} */
                step: "VISITORS" | "CARTS" | "INQUIRIES" | "CONFIRMED" | "PAID" | "SHIPPED" | "RECEIVED";
                count: components["schemas"]["Qty"];
            }[];
            /** @description Median minutes from inquiry to confirmed. */
            confirmMinutes: number | null;
            /** @description Median minutes from confirmed to paid. */
            payMinutes: number | null;
            /** @description Median minutes from paid to shipped. */
            shipMinutes: number | null;
        };
        /** @description The figures at the head of the back-office dashboard. Money and orders are those of the period; what waits is as of now. */
        DashboardOverview: {
            /** @description Orders made in the period. */
            orders: components["schemas"]["Qty"];
            ordersInProgress: components["schemas"]["Qty"];
            /** @description Confirmed goods value of the period. */
            valueCents: components["schemas"]["PriceCents"];
            /** @description Change of the value against the period before, in basis points; null where that one was empty. */
            valueChangeBp: number | null;
            /** @description Customers who ordered in the period. */
            customers: components["schemas"]["Qty"];
            /** @description Sub-orders waiting for the platform. */
            toConfirm: components["schemas"]["Qty"];
            /** @description Payment proofs waiting for a check. */
            toVerify: components["schemas"]["Qty"];
            /**
             * Format: date-time
             * @description When the oldest of them was sent.
             */
            oldestProofAt: string | null;
            /** @description Orders paid and not yet shipped. */
            toShip: components["schemas"]["Qty"];
            /** @description Sub-orders past their shipping estimate. */
            overdue: components["schemas"]["Qty"];
            /** @description Pieces of stock held by open locks. */
            lockedQty: components["schemas"]["Qty"];
            /** @description Short or defective pieces as a share of the confirmed ones. */
            shortageBp: components["schemas"]["Bp"];
        };
        /** @description One bar of the value chart. `at` is the first day of the day, week or month. */
        DashboardPoint: {
            /** Format: date */
            at: string;
            orders: components["schemas"]["Qty"];
            qty: components["schemas"]["Qty"];
            valueCents: components["schemas"]["PriceCents"];
            /** @description Null where there is nothing to compare. */
            lastYearValueCents: components["schemas"]["PriceCents"] | null;
            /** @description The span is not over yet. */
            partial: boolean;
        };
        /** @description One slice of the pie. Shares sum to 10000; small slices are gathered under the key `other`. */
        DashboardSlice: {
            key: string;
            label: string;
            qty: components["schemas"]["Qty"];
            valueCents: components["schemas"]["PriceCents"];
            /** @description Share of the pieces. */
            shareBp: components["schemas"]["Bp"];
        };
        /** @description What waits for the buyer, and a few figures. */
        DataSummary: {
            /** @description Orders that the buyer has to confirm. */
            toConfirm: components["schemas"]["Qty"];
            /** @description Orders to be paid. */
            toPay: components["schemas"]["Qty"];
            /** @description What is open on them. */
            toPayCents?: components["schemas"]["PriceCents"];
            awaitingShipping: components["schemas"]["Qty"];
            shipped: components["schemas"]["Qty"];
            openLists: components["schemas"]["Qty"];
            /** @description New lists of followed brands. */
            followedNew: components["schemas"]["Qty"];
            cartQty: components["schemas"]["Qty"];
            /** @description Confirmed value in the time asked for. */
            spentCents: components["schemas"]["PriceCents"];
            savedDrafts: components["schemas"]["Qty"];
            creditBalanceCents: components["schemas"]["PriceCents"];
        };
        /**
         * @description Where the goods of a list may be sent (R-3.19).
         * @enum {string}
         */
        DeliveryMethod: "MAINLAND" | "HK_MACAO" | "OVERSEAS";
        /** @description A value of a dictionary and its words (D-53). */
        DictItem: {
            value: string;
            /** @description Chinese. */
            label: string;
            labelEn: string;
            sort: number;
        };
        /** @description An inquiry that is not sent yet. */
        Draft: {
            id: components["schemas"]["Id"];
            title: string;
            /** @description The whole team may open it. */
            shared: boolean;
            ownerId: components["schemas"]["Id"];
            lines: components["schemas"]["DraftLine"][];
            addressId?: components["schemas"]["Id"];
            notifyUserIds: components["schemas"]["Id"][];
            remark?: string;
            /** Format: date-time */
            updatedAt: string;
            version: components["schemas"]["Version"];
        };
        /** @description A draft with the products of its lines and the sums as of now. */
        DraftDetail: {
            id: components["schemas"]["Id"];
            title: string;
            shared: boolean;
            ownerId: components["schemas"]["Id"];
            lines: components["schemas"]["DraftLine"][];
            addressId?: components["schemas"]["Id"];
            notifyUserIds: components["schemas"]["Id"][];
            remark?: string;
            /** Format: date-time */
            updatedAt: string;
            version: components["schemas"]["Version"];
            products: components["schemas"]["Product"][];
            totals: components["schemas"]["Totals"];
        };
        /** @description A draft to save. Without `id` it is a new one; with `id` the `version` that was read is needed. */
        DraftInput: {
            id?: components["schemas"]["Id"];
            title: string;
            /** @default false */
            shared?: boolean;
            lines: components["schemas"]["DraftLine"][];
            addressId?: components["schemas"]["Id"];
            notifyUserIds?: components["schemas"]["Id"][];
            remark?: string;
            version?: components["schemas"]["Version"];
        };
        /** @description A line of a draft. */
        DraftLine: {
            productId: components["schemas"]["Id"];
            skuId: components["schemas"]["Id"];
            listId: components["schemas"]["Id"];
            qty: components["schemas"]["OrderQty"];
            note?: string;
        };
        /** @description A draft in the drafts box. */
        DraftSummary: {
            id: components["schemas"]["Id"];
            title: string;
            shared: boolean;
            ownerId: components["schemas"]["Id"];
            ownerName: string;
            lineCount: components["schemas"]["Qty"];
            qty: components["schemas"]["Qty"];
            goodsCents: components["schemas"]["PriceCents"];
            /** Format: date-time */
            updatedAt: string;
            version: components["schemas"]["Version"];
        };
        /**
         * @description International code. EAN-13 with a valid check digit, kept as text so that leading zeros survive (Q-04).
         * @example 8051234567898
         */
        Ean: string;
        /**
         * Format: email
         * @description E-mail address.
         * @example lin@hanhai-trade.example
         */
        Email: string;
        /**
         * @description Business codes of the body (D-02). Every one of them arrives with HTTP status 200, on both sides. What `data` holds for a code is the schema named in `x-data-schemas`; codes that are not named there have `data: null`.
         * @enum {integer}
         */
        ErrorCode: 203 | 401 | 40001 | 40002 | 40003 | 40004 | 40005 | 40006 | 40007 | 40008 | 40009 | 40011 | 40012 | 40301 | 40302 | 40401 | 40901 | 40902 | 40903 | 40904 | 40905 | 40906 | 40907 | 40908 | 40909 | 40910 | 40912 | 40913 | 40914 | 40915 | 40916 | 40917 | 40918 | 40919 | 41301 | 41501 | 42201 | 42202 | 42901 | 50001 | 50301;
        /** @description Every answer that is not a success. `message` is written in the language of the Accept-Language header. */
        ErrorEnvelope: {
            code: components["schemas"]["Code"];
            /** @description Sentence for the person at the screen. */
            message: string;
            /** @description What the code explains, by the table of ErrorCode; null where it explains nothing. */
            data: Record<string, unknown> | null;
        };
        /** @description One value to filter by and how many products have it. */
        FacetItem: {
            value: string;
            label: string;
            count: components["schemas"]["Qty"];
        };
        /** @description Values to filter by, each with the number of products under the other filters that are set. */
        Facets: {
            /** @description Products under all filters. */
            total: components["schemas"]["Qty"];
            brands: components["schemas"]["FacetItem"][];
            categories: components["schemas"]["FacetItem"][];
            seasons: components["schemas"]["FacetItem"][];
            warehouses: components["schemas"]["FacetItem"][];
            shipFroms: components["schemas"]["FacetItem"][];
            sizes: components["schemas"]["FacetItem"][];
            colors: components["schemas"]["FacetItem"][];
            price: {
                minCents: number | null;
                maxCents: number | null;
            };
            stock: {
                /** @description Products with at least one free piece. */
                available: components["schemas"]["Qty"];
                soldOut: components["schemas"]["Qty"];
            };
        };
        /** @description Data of 40001. One sentence per field, named by its path in the input. */
        FieldErrors: {
            fields: {
                [key: string]: string;
            };
        };
        /** @description Data of 40913. */
        FieldTaken: {
            field: string;
        };
        /** @description A stored file. */
        File: {
            id: components["schemas"]["Id"];
            name: string;
            url: string;
            kind: components["schemas"]["FileKind"];
            /** @description Bytes. */
            size: number;
        };
        /**
         * @description Kind of a stored file.
         * @enum {string}
         */
        FileKind: "IMAGE" | "PDF" | "XLSX";
        /**
         * @description Form of address.
         * @enum {string}
         */
        Gender: "FEMALE" | "MALE" | "UNSPECIFIED";
        /**
         * @description Identifier. Opaque text, never a number to count with.
         * @example p-1001
         */
        Id: string;
        /**
         * @description What kind of trader the buyer is (R-1.01).
         * @enum {string}
         */
        IdentityType: "PURCHASING_AGENT" | "OVERSEAS_TRADER" | "HK_TRADER" | "MAINLAND_TRADER" | "SECOND_HAND" | "PHYSICAL_STORE" | "LIVE_STREAMING";
        /** @description What a commit did. Asked again, it answers the same and does nothing more. */
        ImportCommit: {
            /** @description Rows taken over. */
            committed: components["schemas"]["Qty"];
            /** @description Rows left out. */
            skipped: components["schemas"]["Qty"];
            /** @description Cart lines written, for the target CART. */
            cartLines?: components["schemas"]["Qty"];
            /** @description The draft, for the target DRAFT. */
            draftId?: components["schemas"]["Id"];
        };
        /** @description A SKU that a row was matched to. `qty` is what will be ordered. */
        ImportMatch: {
            productId: components["schemas"]["Id"];
            skuId: components["schemas"]["Id"];
            qty: components["schemas"]["Qty"];
            listId?: components["schemas"]["Id"];
            intlCode?: components["schemas"]["Ean"];
            name?: string;
            brandName?: string;
            color?: string;
            size?: string;
            stockQty?: components["schemas"]["Qty"];
            priceCents?: components["schemas"]["PriceCents"];
        };
        /**
         * @description ALL commits every row or none; VALID_ONLY leaves out the rows with errors (Q-03).
         * @enum {string}
         */
        ImportMode: "ALL" | "VALID_ONLY";
        /** @description What is wrong in one cell. */
        ImportProblem: {
            /** @description Head of the column as written in the sheet. */
            column: string;
            /** @description What the cell says. */
            value: string;
            /**
             * @description The last four are warnings, the others errors.
             * @enum {string}
             */
            code: "CODE_MISSING" | "CODE_DAMAGED" | "UNKNOWN_CODE" | "AMBIGUOUS_CODE" | "SIZE_MISSING" | "SIZE_NOT_MADE" | "INVALID_NUMBER" | "OUT_OF_STOCK" | "CUT_TO_STOCK" | "BELOW_MINIMUM" | "PRICE_CHANGED" | "DUPLICATE_ADDED";
            /** @description In the language of the request. */
            message: string;
            /** @description Key of the sentence in the catalogues, import.problem.<code>. */
            key?: string;
            /** @description What the sentence needs. */
            params?: {
                [key: string]: string | number;
            };
        };
        /** @description One row of a sheet with the verdict on it. `rowNo` is the number the spreadsheet program shows. */
        ImportRow: {
            rowNo: number;
            /** @description Cells by column head. */
            raw: {
                [key: string]: string;
            };
            state: components["schemas"]["ImportRowState"];
            problems: components["schemas"]["ImportProblem"][];
            /** @description None for an unknown code, one per size for a row with a quantity column per size. */
            matches: components["schemas"]["ImportMatch"][];
        };
        /**
         * @description Verdict on one row of a sheet (Q-01).
         * @enum {string}
         */
        ImportRowState: "OK" | "WARN" | "ERROR";
        /**
         * @description Where the rows of an order sheet go.
         * @enum {string}
         */
        ImportTarget: "CART" | "DRAFT";
        /** @description One line of an inquiry as the server sees it now. */
        InquiryCheckedLine: {
            skuId: components["schemas"]["Id"];
            listId: components["schemas"]["Id"];
            qty: components["schemas"]["OrderQty"];
            priceCents: components["schemas"]["PriceCents"];
            stockQty: components["schemas"]["Qty"];
            state: components["schemas"]["CartLineState"];
        };
        /** @description One line of an inquiry. */
        InquiryLine: {
            skuId: components["schemas"]["Id"];
            listId: components["schemas"]["Id"];
            qty: components["schemas"]["OrderQty"];
            /** @description Cents per piece that the buyer saw; refused with 40909 when it changed. */
            priceCents?: components["schemas"]["PriceCents"];
            /** @description Cart line that leaves the cart once the order is made. */
            cartLineId?: components["schemas"]["Id"];
            note?: string;
        };
        /** @description Sums by list and overall, nothing is stored. */
        InquiryPreview: {
            groups: {
                listId: components["schemas"]["Id"];
                listName: string;
                totals: components["schemas"]["Totals"];
            }[];
            lines: components["schemas"]["InquiryCheckedLine"][];
            totals: components["schemas"]["Totals"];
        };
        /** @description An invitation into a team (R-3.42). */
        Invitation: {
            id: components["schemas"]["Id"];
            teamId: components["schemas"]["Id"];
            teamName: string;
            inviteePhone: components["schemas"]["Phone"];
            inviteeAreaCode: components["schemas"]["AreaCode"];
            /** @enum {string} */
            status: "NOT_PROCESSED" | "AGREED" | "DENIED";
            /** @enum {string} */
            direction: "SENT" | "RECEIVED";
            invitedBy: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            expiresAt: string;
            /** Format: date-time */
            handledAt?: string;
            reason?: string;
        };
        /** @description A background job (import or export). */
        Job: {
            id: components["schemas"]["Id"];
            type: components["schemas"]["JobType"];
            state: components["schemas"]["JobState"];
            /** @enum {string} */
            mode?: "ALL" | "VALID_ONLY" | "IMAGE" | "LINK";
            target?: components["schemas"]["ImportTarget"];
            listId?: components["schemas"]["Id"];
            fileName?: string;
            /** @description Bytes. */
            fileSize?: number;
            /** @description Rows in all. */
            total: components["schemas"]["Qty"];
            /** @description Rows worked on so far. */
            done: components["schemas"]["Qty"];
            /** @description Rows without error or warning. */
            valid: components["schemas"]["Qty"];
            /** @description Rows with an error. */
            invalid: components["schemas"]["Qty"];
            /** @description Rows with a warning and no error. */
            warnings: components["schemas"]["Qty"];
            /** @description Pieces of the rows that can be committed. */
            qty?: components["schemas"]["Qty"];
            /** @description Goods value of the rows that can be committed. */
            goodsCents?: components["schemas"]["PriceCents"];
            fileUrl?: string;
            errorFileUrl?: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            expiresAt: string;
            error?: string;
        };
        /**
         * @description State of a background job (requirements M-J).
         * @enum {string}
         */
        JobState: "QUEUED" | "RUNNING" | "VALIDATED" | "COMMITTING" | "DONE" | "FAILED" | "CANCELLED";
        /**
         * @description What a background job does.
         * @enum {string}
         */
        JobType: "ORDER_IMPORT" | "USER_IMPORT" | "EXPORT";
        /** @description A list with its columns and estimates. */
        ListDetail: {
            id: components["schemas"]["Id"];
            name: string;
            status: components["schemas"]["ListStatus"];
            kind?: components["schemas"]["OrderKind"];
            deliveryMethod: components["schemas"]["DeliveryMethod"];
            /** Format: date-time */
            startAt: string;
            /** Format: date-time */
            closeAt: string;
            /** @description Value of all goods put on the list. */
            totalValueCents: components["schemas"]["PriceCents"];
            minOrderValueCents: components["schemas"]["PriceCents"];
            minOrderMode: components["schemas"]["MinOrderMode"];
            /** @description Share of hot goods by stock (D-66). hotBp + standardBp = 10000. */
            hotBp: components["schemas"]["Bp"];
            standardBp: components["schemas"]["Bp"];
            /** @description Days from order to dispatch. */
            shipDays: number;
            /** @description Days from order to arrival. */
            receiveDays: number;
            /** @description Styles in their colours. */
            productCount?: components["schemas"]["Qty"];
            skuCount: components["schemas"]["Qty"];
            stockQty: components["schemas"]["Qty"];
            /** @description Wholesale value of the free stock. */
            stockValueCents: components["schemas"]["PriceCents"];
            /** @enum {string} */
            ownerType: "STAFF" | "BUYER";
            ownerName: string;
            warehouseIds?: string[];
            /** @description Address of a picture of the first product. */
            cover?: string | null;
            /** @description Pieces of this list in the caller's cart. */
            myQty?: components["schemas"]["Qty"];
            /** @description Value of these pieces. */
            myGoodsCents?: components["schemas"]["PriceCents"];
            version: components["schemas"]["Version"];
            columns: components["schemas"]["ColumnKey"][];
            settings: components["schemas"]["ListSettings"];
            /**
             * Format: date
             * @description Day the goods leave if ordered today (R-9.23).
             */
            shipEstimate: string;
            /**
             * Format: date
             * @description Day the goods arrive if ordered today.
             */
            receiveEstimate: string;
            note?: string;
        };
        /** @description A list by name. */
        ListRef: {
            id: components["schemas"]["Id"];
            name: string;
        };
        /** @description Extra settings of a list (R-3.17). Costs are shown to staff only. */
        ListSettings: {
            /** @description Show the material column. */
            material?: boolean;
            /** @description Show the origin column. */
            origin?: boolean;
            costCents?: components["schemas"]["PriceCents"];
            minCostCents?: components["schemas"]["PriceCents"];
            maxCostCents?: components["schemas"]["PriceCents"];
            minAvailability?: components["schemas"]["Qty"];
            maxAvailability?: components["schemas"]["Qty"];
        };
        /**
         * @description DRAFT is not published, PENDING is open, ACCEPTED is closed (R-4.32, D-24).
         * @enum {string}
         */
        ListStatus: "DRAFT" | "PENDING" | "ACCEPTED";
        /** @description A list of goods that is open for a time. */
        ListSummary: {
            id: components["schemas"]["Id"];
            name: string;
            status: components["schemas"]["ListStatus"];
            kind?: components["schemas"]["OrderKind"];
            deliveryMethod: components["schemas"]["DeliveryMethod"];
            /** Format: date-time */
            startAt: string;
            /** Format: date-time */
            closeAt: string;
            /** @description Value of all goods put on the list. */
            totalValueCents: components["schemas"]["PriceCents"];
            minOrderValueCents: components["schemas"]["PriceCents"];
            minOrderMode: components["schemas"]["MinOrderMode"];
            /** @description Share of hot goods by stock (D-66). hotBp + standardBp = 10000. */
            hotBp: components["schemas"]["Bp"];
            standardBp: components["schemas"]["Bp"];
            /** @description Days from order to dispatch. */
            shipDays: number;
            /** @description Days from order to arrival. */
            receiveDays: number;
            /** @description Styles in their colours. */
            productCount?: components["schemas"]["Qty"];
            skuCount: components["schemas"]["Qty"];
            stockQty: components["schemas"]["Qty"];
            /** @description Wholesale value of the free stock. */
            stockValueCents: components["schemas"]["PriceCents"];
            /** @enum {string} */
            ownerType: "STAFF" | "BUYER";
            ownerName: string;
            warehouseIds?: string[];
            /** @description Address of a picture of the first product. */
            cover?: string | null;
            /** @description Pieces of this list in the caller's cart. */
            myQty?: components["schemas"]["Qty"];
            /** @description Value of these pieces. */
            myGoodsCents?: components["schemas"]["PriceCents"];
            version: components["schemas"]["Version"];
        };
        /** @description Data of 40009. */
        LockedUntil: {
            /**
             * Format: date-time
             * @description Absent when the account is disabled without end.
             */
            until?: string;
        };
        /** @description A record of an operation (R-3.34, D-56). */
        Log: {
            id: components["schemas"]["Id"];
            /** @description submitInquiry, addOrder, or a step of OrderAction. */
            action: string;
            operatorType: components["schemas"]["OperatorType"];
            operatorName: string;
            /** Format: date-time */
            at: string;
            /** @description The fields that changed as they were. */
            before?: Record<string, unknown> | null;
            /** @description The same fields as they are. */
            after?: Record<string, unknown> | null;
            note?: string;
        };
        /** @description A new session. The token goes into the header `Authori-zation` of later calls. */
        LoginResult: {
            token: string;
            user: components["schemas"]["SessionUser"];
        };
        /** @description Data of 40906, 41301 (bytes) and 42201 (rows). */
        MaxReached: {
            max: number;
        };
        /** @description A person of a team (R-3.41). */
        Member: {
            id: components["schemas"]["Id"];
            avatar: string | null;
            nickname: string;
            phone: string;
            /** @enum {string} */
            role: "LEADER" | "MEMBER";
            perms: components["schemas"]["BuyerPerm"][];
            spendLimitCents?: components["schemas"]["PriceCents"];
            /** Format: date-time */
            lastLoginAt: string | null;
        };
        /** @description A person to notify. */
        MemberOption: {
            id: components["schemas"]["Id"];
            nickname: string;
            /** @enum {string} */
            role: "LEADER" | "MEMBER";
        };
        /** @description The form of a menu entry, filled from what is stored. */
        MenuForm: {
            id: components["schemas"]["Id"];
            /** @description Null for the top. */
            parentId: components["schemas"]["Id"] | null;
            name: string;
            type: components["schemas"]["MenuType"];
            routeName?: string;
            /** @description Path of a page, or the whole address of an EXTLINK. */
            routePath?: string;
            component?: string;
            redirect?: string;
            /** @description Needed for BUTTON. */
            perm?: components["schemas"]["StaffPerm"];
            icon?: string;
            visible: boolean;
            keepAlive?: boolean;
            alwaysShow?: boolean;
            sort: number;
            version: components["schemas"]["Version"];
        };
        /** @description A menu entry to create or to write back. `version` is sent when an existing one is changed (D-55). */
        MenuInput: {
            /** @description Null for the top. */
            parentId: components["schemas"]["Id"] | null;
            name: string;
            type: components["schemas"]["MenuType"];
            routeName?: string;
            /** @description Path of a page, or the whole address of an EXTLINK. */
            routePath?: string;
            component?: string;
            redirect?: string;
            /** @description Needed for BUTTON. */
            perm?: components["schemas"]["StaffPerm"];
            icon?: string;
            visible: boolean;
            keepAlive?: boolean;
            alwaysShow?: boolean;
            sort: number;
            version?: components["schemas"]["Version"];
        };
        /**
         * @description A folder, a page, a button (a permission without a page) or a link to somewhere else.
         * @enum {string}
         */
        MenuType: "CATALOG" | "MENU" | "BUTTON" | "EXTLINK";
        /** @description An entry of the menu tree as the administrator sees it. */
        MenuVO: {
            id: components["schemas"]["Id"];
            /** @description Null at the top. */
            parentId: components["schemas"]["Id"] | null;
            name: string;
            type: components["schemas"]["MenuType"];
            routeName: string | null;
            routePath: string | null;
            component: string | null;
            perm: components["schemas"]["StaffPerm"] | null;
            icon: string | null;
            visible: boolean;
            sort: number;
            children: components["schemas"]["MenuVO"][];
        };
        /**
         * @description Sentence for the person at the screen, in the language of the Accept-Language header.
         * @example ok
         */
        Message: string;
        /**
         * @description What a missed minimum order value does, warn or block (D-17).
         * @enum {string}
         */
        MinOrderMode: "WARN" | "BLOCK";
        /** @description Data of 40905. */
        MinimumMissed: {
            violations: components["schemas"]["Violation"][];
        };
        /** @description The account that was created. The first password is told this once and stored nowhere readable. */
        NewUser: {
            id: components["schemas"]["Id"];
            initialPassword?: string;
        };
        /** @description The next step of the surcharge rule and the exact sum missing to it (Q-50). */
        NextThreshold: {
            atCents: components["schemas"]["PriceCents"];
            missingCents: components["schemas"]["PriceCents"];
            /** @description Surcharge once the threshold is reached. */
            surchargeBp: components["schemas"]["Bp"];
        };
        /** @description A message to one person. */
        Notice: {
            id: components["schemas"]["Id"];
            type: components["schemas"]["NoticeType"];
            title: string;
            text: string;
            /** @description Route inside the app. */
            link?: string;
            /**
             * Format: date-time
             * @description Absent while unread.
             */
            readAt?: string;
            /** Format: date-time */
            createdAt: string;
        };
        /**
         * @description What a notice is about.
         * @enum {string}
         */
        NoticeType: "ORDER" | "LIST" | "PAYMENT" | "SHIPMENT" | "TEAM" | "SYSTEM";
        /** @description A changed offer to the customer (M-T3c). Lines that are left out stay as they are. */
        OfferInput: {
            lines: {
                id: components["schemas"]["Id"];
                qty?: components["schemas"]["Qty"];
                priceCents?: components["schemas"]["PriceCents"];
                discountCents?: components["schemas"]["PriceCents"];
                shortageReason?: components["schemas"]["ShortageReason"];
            }[];
            /** Format: date */
            shipDate?: string;
            note?: string;
            version: components["schemas"]["Version"];
        };
        /** @description Data of 40917. */
        OpenAmount: {
            openCents: components["schemas"]["PriceCents"];
        };
        /**
         * @description Who acted, a buyer, a member of staff or the system itself.
         * @enum {string}
         */
        OperatorType: "BUYER" | "STAFF" | "SYSTEM";
        /** @description A choice of a select or of a tree of choices. */
        Option: {
            value: components["schemas"]["Id"];
            label: string;
            children?: components["schemas"]["Option"][];
        };
        /**
         * @description A step of the order machine (requirements M-T1 to M-T10). `actions` holds those that the caller may take now; screens draw their buttons from it and from nothing else. submitInquiry and addOrder begin an order and only stand in records.
         * @enum {string}
         */
        OrderAction: "submitInquiry" | "addOrder" | "platformConfirm" | "reject" | "acknowledge" | "reoffer" | "confirmInquiry" | "refuseOffer" | "sendProof" | "acceptPayment" | "rejectPayment" | "applyCredit" | "ship" | "closeShort" | "voidShipment" | "confirmReceipt" | "cancelOrder";
        /** @description The order a sub-order belongs to. */
        OrderBrief: {
            id: components["schemas"]["Id"];
            orderNo: components["schemas"]["OrderNo"];
            kind: components["schemas"]["OrderKind"];
            status: components["schemas"]["OrderStatus"];
            flow: components["schemas"]["OrderFlow"] | null;
            paymentStatus: components["schemas"]["PaymentStatus"];
            ordererNickname: string;
            consignee: string;
            /** Format: date-time */
            createdAt: string;
            version: components["schemas"]["Version"];
        };
        /** @description Number of orders per filter, under the other filters that are set. */
        OrderCounts: {
            status: {
                ALL: components["schemas"]["Qty"];
                IN_PROGRESS: components["schemas"]["Qty"];
                SHIPPED: components["schemas"]["Qty"];
                CANCELLED: components["schemas"]["Qty"];
                COMPLETED: components["schemas"]["Qty"];
            };
            flow: {
                TO_BE_CONFIRMED: components["schemas"]["Qty"];
                TO_BE_PAID: components["schemas"]["Qty"];
                AWAITING_SHIPPING: components["schemas"]["Qty"];
            };
        };
        /** @description A whole order. `actions` are the steps that the caller may take now. */
        OrderDetail: {
            id: components["schemas"]["Id"];
            orderNo: components["schemas"]["OrderNo"];
            kind: components["schemas"]["OrderKind"];
            status: components["schemas"]["OrderStatus"];
            /** @description Null once shipped or closed. */
            flow: components["schemas"]["OrderFlow"] | null;
            confirmation: components["schemas"]["ConfirmationSummary"];
            paymentStatus: components["schemas"]["PaymentStatus"];
            ordererNickname: string;
            /** @description With the area code. */
            ordererPhone: string;
            consignee: string;
            lists: components["schemas"]["ListRef"][];
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            confirmedAt?: string;
            /** @description Goods value of the pieces asked for. */
            askedValueCents: components["schemas"]["PriceCents"];
            askedQty: components["schemas"]["Qty"];
            /** @description Goods value of the confirmed pieces after line discounts. */
            confirmedValueCents: components["schemas"]["PriceCents"];
            confirmedQty: components["schemas"]["Qty"];
            /** @description Payments that were accepted. */
            paidCents: components["schemas"]["PriceCents"];
            discountCents: components["schemas"]["PriceCents"];
            payableCents: components["schemas"]["PriceCents"];
            /** @description Staff answers only. */
            customerId?: components["schemas"]["Id"];
            /** @description Staff answers only. */
            companyName?: string;
            /** @description Staff answers only. */
            teamName?: string;
            /** @description Staff answers only. */
            salesmanName?: string;
            actions: components["schemas"]["OrderAction"][];
            subs: components["schemas"]["SubOrder"][];
            address: components["schemas"]["Address"];
            remark: string;
            paymentMethod: components["schemas"]["PaymentMethod"];
            totals: components["schemas"]["Totals"];
            /** @description Frozen at confirmation, of today before (Q-35). */
            rates: components["schemas"]["Rate"][];
            payments: components["schemas"]["Payment"][];
            shipments: components["schemas"]["Shipment"][];
            logs: components["schemas"]["Log"][];
            comments: components["schemas"]["Comment"][];
            cancelReason?: string;
            version: components["schemas"]["Version"];
        };
        /**
         * @description What an order in progress waits for (R-4.34).
         * @enum {string}
         */
        OrderFlow: "TO_BE_CONFIRMED" | "TO_BE_PAID" | "AWAITING_SHIPPING";
        /**
         * @description Goods in stock now, or goods of a coming season.
         * @enum {string}
         */
        OrderKind: "SPOT" | "FUTURES";
        /** @description One SKU of a sub-order with its four quantities. lineCents = priceCents × pieces − discountCents, where pieces are the confirmed ones once the platform has confirmed and the asked ones before. */
        OrderLine: {
            id: components["schemas"]["Id"];
            productId: components["schemas"]["Id"];
            skuId: components["schemas"]["Id"];
            intlCode: components["schemas"]["Ean"];
            name: string;
            brandName: string;
            image: string | null;
            size: string;
            color: string;
            askedQty: components["schemas"]["Qty"];
            /** @description 0 until the platform has confirmed. */
            confirmedQty: components["schemas"]["Qty"];
            shippedQty: components["schemas"]["Qty"];
            receivedQty: components["schemas"]["Qty"];
            /** @description Pieces of stock held for this line. */
            lockedQty: components["schemas"]["Qty"];
            /** @description Pieces cut from the asked ones or closed short. */
            outOfStockQty: components["schemas"]["Qty"];
            shortageReason?: components["schemas"]["ShortageReason"];
            /** @description Cents per piece. */
            priceCents: components["schemas"]["PriceCents"];
            /** @description Discount on the whole line. */
            discountCents: components["schemas"]["PriceCents"];
            lineCents: components["schemas"]["PriceCents"];
            note?: string;
        };
        /**
         * @description Order number, O + day + five digits (D-65).
         * @example O25111200214
         */
        OrderNo: string;
        /**
         * @description Pieces asked for. Whole numbers from one.
         * @example 3
         */
        OrderQty: number;
        /** @description The order that was made. */
        OrderRef: {
            orderId: components["schemas"]["Id"];
            orderNo: components["schemas"]["OrderNo"];
        };
        /** @description An order in a table. */
        OrderRow: {
            id: components["schemas"]["Id"];
            orderNo: components["schemas"]["OrderNo"];
            kind: components["schemas"]["OrderKind"];
            status: components["schemas"]["OrderStatus"];
            /** @description Null once shipped or closed. */
            flow: components["schemas"]["OrderFlow"] | null;
            confirmation: components["schemas"]["ConfirmationSummary"];
            paymentStatus: components["schemas"]["PaymentStatus"];
            ordererNickname: string;
            /** @description With the area code. */
            ordererPhone: string;
            consignee: string;
            lists: components["schemas"]["ListRef"][];
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            confirmedAt?: string;
            /** @description Goods value of the pieces asked for. */
            askedValueCents: components["schemas"]["PriceCents"];
            askedQty: components["schemas"]["Qty"];
            /** @description Goods value of the confirmed pieces after line discounts. */
            confirmedValueCents: components["schemas"]["PriceCents"];
            confirmedQty: components["schemas"]["Qty"];
            /** @description Payments that were accepted. */
            paidCents: components["schemas"]["PriceCents"];
            discountCents: components["schemas"]["PriceCents"];
            payableCents: components["schemas"]["PriceCents"];
            /** @description Staff answers only. */
            customerId?: components["schemas"]["Id"];
            /** @description Staff answers only. */
            companyName?: string;
            /** @description Staff answers only. */
            teamName?: string;
            /** @description Staff answers only. */
            salesmanName?: string;
            actions: components["schemas"]["OrderAction"][];
            subs: components["schemas"]["SubOrderBrief"][];
        };
        /**
         * @description Status of a whole order, derived from its sub-orders.
         * @enum {string}
         */
        OrderStatus: "IN_PROGRESS" | "SHIPPED" | "COMPLETED" | "CANCELLED";
        /**
         * @description Status to show; ALL shows every order (R-4.33).
         * @enum {string}
         */
        OrderStatusFilter: "ALL" | "IN_PROGRESS" | "SHIPPED" | "CANCELLED" | "COMPLETED";
        /**
         * Format: password
         * @description 8 to 64 characters, not equal to the username (D-30).
         * @example Demo-2026
         */
        Password: string;
        /** @description A new password in the body instead of the query, so that it stays out of addresses (D-63). */
        PasswordInput: {
            password: components["schemas"]["Password"];
        };
        /** @description One payment of an order. */
        Payment: {
            id: components["schemas"]["Id"];
            orderId: components["schemas"]["Id"];
            method: components["schemas"]["PaymentMethod"];
            amountCents: components["schemas"]["PriceCents"];
            currency: components["schemas"]["Currency"];
            /** Format: date-time */
            paidAt: string;
            proofFiles: components["schemas"]["File"][];
            status: components["schemas"]["PaymentStatus"];
            rejectReason?: string;
            verifiedBy?: string;
            /** Format: date-time */
            verifiedAt?: string;
        };
        /**
         * @description How the customer pays.
         * @enum {string}
         */
        PaymentMethod: "OFFLINE_TRANSFER" | "OFFLINE_CASH" | "CREDIT" | "OTHER";
        /**
         * @description State of the payment of an order.
         * @enum {string}
         */
        PaymentStatus: "UNPAID" | "PROOF_SUBMITTED" | "PARTIALLY_PAID" | "PAID" | "REJECTED";
        /** @description Data of 40301. */
        PermissionNeeded: {
            need: components["schemas"]["BuyerPerm"][];
        };
        /**
         * @description Subscriber number without the area code, digits only. The exact form depends on the area code (D-26).
         * @example 13800136021
         */
        Phone: string;
        /** @description A dialling code and the form of its numbers (D-26). */
        PhoneArea: {
            code: components["schemas"]["AreaCode"];
            label: string;
            labelEn: string;
            /** @description Regular expression of the subscriber number. */
            pattern: string;
        };
        /** @description Parcels to one place. Coordinates are given where the place is known, in degrees. */
        PlaceCount: {
            code: string;
            name: string;
            count: components["schemas"]["Qty"];
            latitude?: number;
            longitude?: number;
        };
        /** @description What a buyer has chosen for the screen; kept on the server because signing out clears the browser (D-08). */
        Preference: {
            /** @enum {string} */
            language?: "zh-CN" | "en";
            /** @enum {string} */
            size?: "default" | "small" | "large";
            /** @enum {string} */
            theme?: "light" | "dark" | "system";
            /** @enum {string} */
            density?: "comfortable" | "compact";
            accent?: string;
            currency?: components["schemas"]["Currency"];
            /** @description Chosen columns by list id; `default` where a list has none of its own. */
            columns: {
                [key: string]: components["schemas"]["ColumnKey"][];
            };
        };
        /** @description The parts to change; what is left out stays. */
        PreferenceInput: {
            /** @enum {string} */
            language?: "zh-CN" | "en";
            /** @enum {string} */
            size?: "default" | "small" | "large";
            /** @enum {string} */
            theme?: "light" | "dark" | "system";
            /** @enum {string} */
            density?: "comfortable" | "compact";
            accent?: string;
            currency?: components["schemas"]["Currency"];
            columns?: {
                [key: string]: components["schemas"]["ColumnKey"][];
            };
        };
        /**
         * @description Amount in euro cents, never below zero.
         * @example 41250
         */
        PriceCents: number;
        /** @description Data of 40909. Cents per piece before and now. */
        PricesChanged: {
            lines: {
                skuId: components["schemas"]["Id"];
                old: components["schemas"]["PriceCents"];
                new: components["schemas"]["PriceCents"];
            }[];
        };
        /** @description One style in one colour with its sizes (R-3.16). */
        Product: {
            id: components["schemas"]["Id"];
            intlCode: components["schemas"]["Ean"];
            name: string;
            description: string;
            /** @description Addresses of pictures. */
            images: string[];
            brandId: components["schemas"]["Id"];
            brandName: string;
            categoryId: components["schemas"]["Id"];
            categoryName: string;
            /** @example AW25 */
            season: string;
            /** @enum {string} */
            gender?: "WOMEN" | "MEN" | "UNISEX";
            /** @example MI-02 */
            warehouseId: string;
            shipFrom: string;
            color: string;
            /** @description The colour as drawn beside its name. */
            colorHex?: string;
            sizes: components["schemas"]["SizeStock"][];
            /** @description Has more than one size in the catalogue (D-19). */
            multiSize: boolean;
            /** @description Free pieces over all sizes. */
            stockQty: components["schemas"]["Qty"];
            /** @description Euro cents, informative (D-68). */
            retailPriceCents: number | null;
            /** @description Euro cents per piece. Null when the price is given on inquiry, or hidden from the caller. */
            wholesalePriceCents: number | null;
            hot: boolean;
            material?: string;
            origin?: string;
            listId?: components["schemas"]["Id"];
            /** @description Least pieces over all sizes, 3 or 1 (R-9.12, R-9.13). */
            minQty: number;
            /** Format: date-time */
            updatedAt: string;
        };
        /**
         * @description Number of pieces.
         * @example 12
         */
        Qty: number;
        /** @description Exchange rate against the euro (R-3.05). */
        Rate: {
            name: components["schemas"]["Currency"];
            /** @description Units of the currency for one euro, as a decimal text. The euro is always 1 (R-9.06). */
            num: string;
            label?: string;
            /** @description Symbol of the currency. */
            icon?: string;
            /** @description 0 yuan, 1 Hong Kong dollar, 2 euro (R-9.05). */
            index?: number;
            /** Format: date-time */
            updatedAt: string;
        };
        /** @description A place and the places in it. */
        Region: {
            code: string;
            name: string;
            nameEn: string;
            children: components["schemas"]["Region"][];
        };
        /** @description Why a sub-order is rejected. The customer reads the reason. */
        RejectInput: {
            reason: string;
            version: components["schemas"]["Version"];
        };
        /** @description Pasted lines sorted into found, unclear and unknown. `index` is the place in the paste, from 0. */
        ResolveResult: {
            matched: {
                index: number;
                code: string;
                product: components["schemas"]["Product"];
                skuId: components["schemas"]["Id"];
                /** @description 0 when none was given. */
                qty: components["schemas"]["Qty"];
            }[];
            ambiguous: {
                index: number;
                code: string;
                qty: components["schemas"]["Qty"];
                candidates: components["schemas"]["Product"][];
            }[];
            unknown: {
                index: number;
                code: string;
                size?: string;
                /** @enum {string} */
                reason: "UNKNOWN_CODE" | "BAD_CHECK_DIGIT" | "UNKNOWN_SIZE" | "NOT_IN_LIST";
            }[];
        };
        /** @description Data of 40005 and 42901, and of a code that was sent. */
        RetryAfter: {
            /** @description Seconds to wait. */
            retryAfter: number;
        };
        /**
         * @description Code of a staff role. The house starts with ROOT, ADMIN, SALES, PURCHASER, WAREHOUSE, FINANCE and GUEST (D-52) and may add its own. ROOT sees and may do everything.
         * @example SALES
         */
        RoleCode: string;
        /** @description How a route appears in the menu and in the bar of visited pages. */
        RouteMeta: {
            /** @description Catalogue key of the title. */
            title: string;
            icon?: string;
            /** @description Not in the menu. */
            hidden?: boolean;
            /** @description The tab keeps its state (R-4.23). */
            keepAlive?: boolean;
            /** @description The tab cannot be closed (R-4.22). */
            affix?: boolean;
            /** @description Shown as a folder even with a single child. */
            alwaysShow?: boolean;
            /** @description Roles that keep the route. Empty means ROOT only (D-50). */
            roles: components["schemas"]["RoleCode"][];
            params?: {
                [key: string]: string;
            };
        };
        /** @description A route of the back office as the server lets this person see it (R-2.96 to R-2.101). `component` is `Layout` or the name of a screen, such as `procurement/index`; a name without a screen shows the 404 page. */
        RouteVO: {
            path: string;
            /** @description Defaults to the path (R-3.13). */
            name?: string;
            component: string;
            redirect?: string;
            meta: components["schemas"]["RouteMeta"];
            children: components["schemas"]["RouteVO"][];
        };
        /** @description Data of 42202. */
        RowsWithErrors: {
            jobId: components["schemas"]["Id"];
            invalid: number;
        };
        /** @description The buyer's own salesperson. */
        Salesman: {
            id: components["schemas"]["Id"];
            name: string;
            /** @description As it is shown, with the area code. */
            phone: string;
            /** @description Address of a picture with the contact code. */
            socialQr?: string;
            invitationCode: string;
        };
        /**
         * @description Points from 0 to 100, more is better.
         * @example 84
         */
        Score: number;
        /** @description Sums over everything the filters leave, not over one page. */
        SelectionTotals: {
            productCount: components["schemas"]["Qty"];
            skuCount: components["schemas"]["Qty"];
            stockQty: components["schemas"]["Qty"];
            stockValueCents: components["schemas"]["PriceCents"];
        };
        /**
         * @description 1 register, 2 forgot password, 3 bind, 4 change (D-31).
         * @enum {integer}
         */
        SendCodeType: 1 | 2 | 3 | 4;
        /** @description The signed-in buyer, as kept in the session (R-7.45). */
        SessionUser: {
            id: components["schemas"]["Id"];
            username?: string;
            /** @description Empty when none was chosen; the apps then show 主人 (D-10). */
            nickname: string;
            /** @description Digits without the area code. */
            phone: string;
            areaCode: components["schemas"]["AreaCode"];
            /** @description Null until an address is bound (R-2.35). */
            email: string | null;
            /** @description User id of the team's leader. */
            teamAdminId: string | null;
            teamId: string | null;
            /** @description Address of the picture. */
            avatar: string | null;
            identityType: components["schemas"]["IdentityType"];
            companyName: string;
            perms: components["schemas"]["BuyerPerm"][];
            /** @description May publish lists of its own (D-25). */
            sellerFlag: boolean;
            socialBound: boolean;
            version?: components["schemas"]["Version"];
        };
        /** @description One consignment of a sub-order. */
        Shipment: {
            id: components["schemas"]["Id"];
            shipmentNo: string;
            subOrderId: components["schemas"]["Id"];
            courier: string;
            trackingNo: string;
            /** @description Last 4 digits of the phone. */
            phoneTail: string;
            /** @description Number of packages. */
            packingQty: number;
            packages: components["schemas"]["ShipmentPackage"][];
            attachments: components["schemas"]["File"][];
            /** Format: date-time */
            shippedAt: string;
            events: components["schemas"]["ShipmentEvent"][];
            /** Format: date-time */
            deliveredAt?: string;
            version: components["schemas"]["Version"];
        };
        /** @description A step of a parcel on its way. */
        ShipmentEvent: {
            /** Format: date-time */
            at: string;
            place?: string;
            text: string;
        };
        /** @description One parcel and what is in it. */
        ShipmentPackage: {
            no: number;
            items: {
                orderLineId: components["schemas"]["Id"];
                qty: components["schemas"]["OrderQty"];
            }[];
            /** @description Grams. */
            weightG?: number;
        };
        /**
         * @description How far a sub-order is sent and received.
         * @enum {string}
         */
        ShippingState: "NONE" | "PARTIAL" | "SHIPPED" | "RECEIVED";
        /**
         * @description Why fewer pieces are confirmed or sent than asked (R-3.36).
         * @enum {string}
         */
        ShortageReason: "DEFECT" | "SHORTAGE";
        /** @description One size of a product, that is one SKU. */
        SizeStock: {
            skuId: components["schemas"]["Id"];
            /** @example 38 */
            size: string;
            stockQty: components["schemas"]["Qty"];
            barcode?: components["schemas"]["Ean"];
        };
        /** @description A new session, or a key to join the social account with a phone number when it is unknown. */
        SocialLoginResult: {
            token?: string;
            user?: components["schemas"]["SessionUser"];
            /** @description Present alone when the account is not bound yet. */
            bindKey?: string;
        };
        /**
         * @description Direction of the sort.
         * @enum {string}
         */
        SortOrder: "asc" | "desc";
        /** @description Data of 40916. */
        SpendLimit: {
            limitCents: components["schemas"]["PriceCents"];
        };
        /** @description Why an order, or one sub-order of it, is cancelled. `version` is that of the order, or of the sub-order when one is named. */
        StaffCancelInput: {
            reason: string;
            subOrderId?: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
        };
        /** @description A picture code for the staff sign-in, valid for 2 minutes and one try (D-29). */
        StaffCaptcha: {
            captchaKey: string;
            /** @description The picture as a data URL. */
            captchaBase64: string;
        };
        /** @description Staff sign-in (R-3.10). The two captcha parts may be empty where the picture code is switched off. */
        StaffLoginForm: {
            username: string;
            /** Format: password */
            password: string;
            captchaKey: string;
            captchaCode: string;
        };
        /** @description Token of a staff session. The app stores `tokenType`, one space and `accessToken` as one string (R-4.10) and sends that string in the Authorization header (D-05). */
        StaffLoginResult: {
            /** @example Bearer */
            tokenType: string;
            accessToken: string;
            /** @description Seconds until the token expires. */
            expires?: number;
        };
        /**
         * @description A permission code, area and thing and action. `*:*:*` stands for all of them.
         * @example biz:order:confirm
         */
        StaffPerm: string;
        /** @description What a member of staff has chosen for the screen, kept on the server (D-08). */
        StaffPreference: {
            /** @enum {string} */
            language?: "zh-CN" | "en";
            /** @enum {string} */
            size?: "default" | "small" | "large";
            /** @enum {string} */
            theme?: "light" | "dark" | "system";
            /** @enum {string} */
            density?: "comfortable" | "compact";
            accent?: string;
            /**
             * @description Where the menu stands (R-1.34).
             * @enum {string}
             */
            layout?: "left" | "top" | "mix";
            /** @description Bar of visited pages. */
            tagsView?: boolean;
            watermark?: boolean;
            /** @description Chosen columns by table. */
            columns: {
                [key: string]: string[];
            };
            presets: {
                page: string;
                name: string;
                /** @description Query of the address, such as flow=TO_BE_PAID. */
                query: string;
            }[];
        };
        /** @description The parts to change; what is left out stays. */
        StaffPreferenceInput: {
            /** @enum {string} */
            language?: "zh-CN" | "en";
            /** @enum {string} */
            size?: "default" | "small" | "large";
            /** @enum {string} */
            theme?: "light" | "dark" | "system";
            /** @enum {string} */
            density?: "comfortable" | "compact";
            accent?: string;
            /**
             * @description Where the menu stands (R-1.34).
             * @enum {string}
             */
            layout?: "left" | "top" | "mix";
            /** @description Bar of visited pages. */
            tagsView?: boolean;
            watermark?: boolean;
            /** @description Chosen columns by table. */
            columns?: {
                [key: string]: string[];
            };
            presets?: {
                page: string;
                name: string;
                /** @description Query of the address, such as flow=TO_BE_PAID. */
                query: string;
            }[];
        };
        /** @description The signed-in member of staff. Roles are never empty (R-3.12, R-5.28). */
        StaffUser: {
            userId: components["schemas"]["Id"];
            username: components["schemas"]["Username"];
            nickname: string;
            avatar: string | null;
            roles: components["schemas"]["RoleCode"][];
            perms: components["schemas"]["StaffPerm"][];
            deptId: components["schemas"]["Id"] | null;
            /** Format: email */
            email: string | null;
        };
        /** @description Data of 40904. Where the thing stands and what may be done instead. */
        StepRefused: {
            from: string;
            allowed: string[];
        };
        /** @description Data of 40902. The lines that failed. */
        StockShortage: {
            lines: {
                skuId: components["schemas"]["Id"];
                asked: components["schemas"]["Qty"];
                available: components["schemas"]["Qty"];
            }[];
        };
        /**
         * @description Sub-order number, order number + two digits (D-65). On screen the digits stand after the word 子单 or Sub-order.
         * @example O25111200214-01
         */
        SubNo: string;
        /** @description The part of an order that comes from one list and one warehouse (D-67). */
        SubOrder: {
            id: components["schemas"]["Id"];
            subNo: components["schemas"]["SubNo"];
            orderId: components["schemas"]["Id"];
            listId: components["schemas"]["Id"];
            listName: string;
            warehouseId: string;
            /** @description Staff answers only. */
            supplierId?: components["schemas"]["Id"];
            /** @description Staff answers only. */
            supplierName?: string;
            confirmation: components["schemas"]["Confirmation"];
            shipping: components["schemas"]["ShippingState"];
            cancelled: boolean;
            cancelReason?: string;
            lines: components["schemas"]["OrderLine"][];
            /** @description Goods of this sub-order; the surcharge is counted on the whole order only. */
            totals: components["schemas"]["Totals"];
            /** Format: date */
            shipEstimate: string;
            /** Format: date */
            receiveEstimate: string;
            /** Format: date-time */
            confirmedAt?: string;
            /**
             * Format: date-time
             * @description When the supplier's acknowledgement was recorded.
             */
            acknowledgedAt?: string;
            /** @description What the customer said when sending the offer back. */
            comment?: string;
            /** @description Shipping difference awaiting deduction (R-3.37). */
            shortageDiffCents: components["schemas"]["PriceCents"];
            actions: components["schemas"]["OrderAction"][];
            version: components["schemas"]["Version"];
        };
        /** @description A sub-order in a table of orders. */
        SubOrderBrief: {
            id: components["schemas"]["Id"];
            subNo: components["schemas"]["SubNo"];
            confirmation: components["schemas"]["Confirmation"];
            shipping: components["schemas"]["ShippingState"];
            cancelled: boolean;
        };
        /** @description What the platform can deliver of a sub-order (M-T3). Lines that are left out are confirmed as asked. A cut needs a reason, and its lock is released. */
        SubOrderConfirmInput: {
            lines: {
                id: components["schemas"]["Id"];
                /** @description Not above the asked pieces. */
                confirmedQty: components["schemas"]["Qty"];
                /** @description Needed where fewer pieces are confirmed than asked. */
                shortageReason?: components["schemas"]["ShortageReason"];
            }[];
            version: components["schemas"]["Version"];
        };
        /** @description A sub-order with a summary of its order and its records. */
        SubOrderDetail: {
            id: components["schemas"]["Id"];
            subNo: components["schemas"]["SubNo"];
            orderId: components["schemas"]["Id"];
            listId: components["schemas"]["Id"];
            listName: string;
            warehouseId: string;
            /** @description Staff answers only. */
            supplierId?: components["schemas"]["Id"];
            /** @description Staff answers only. */
            supplierName?: string;
            confirmation: components["schemas"]["Confirmation"];
            shipping: components["schemas"]["ShippingState"];
            cancelled: boolean;
            cancelReason?: string;
            lines: components["schemas"]["OrderLine"][];
            /** @description Goods of this sub-order; the surcharge is counted on the whole order only. */
            totals: components["schemas"]["Totals"];
            /** Format: date */
            shipEstimate: string;
            /** Format: date */
            receiveEstimate: string;
            /** Format: date-time */
            confirmedAt?: string;
            /**
             * Format: date-time
             * @description When the supplier's acknowledgement was recorded.
             */
            acknowledgedAt?: string;
            /** @description What the customer said when sending the offer back. */
            comment?: string;
            /** @description Shipping difference awaiting deduction (R-3.37). */
            shortageDiffCents: components["schemas"]["PriceCents"];
            actions: components["schemas"]["OrderAction"][];
            version: components["schemas"]["Version"];
            order: components["schemas"]["OrderBrief"];
            logs: components["schemas"]["Log"][];
        };
        /** @description How a supplier does on six axes, each 0 to 100 and more is better. The row without a supplier is the mean of all. */
        SupplierScore: {
            supplierId: components["schemas"]["Id"] | null;
            name: string;
            score: components["schemas"]["Score"];
            /** @description Points against the 90 days before. */
            change: number;
            axes: {
                fillRate: components["schemas"]["Score"];
                onTime: components["schemas"]["Score"];
                /** @description Few defects give many points. */
                defects: components["schemas"]["Score"];
                price: components["schemas"]["Score"];
                response: components["schemas"]["Score"];
                accuracy: components["schemas"]["Score"];
            };
        };
        /** @description Surcharge from this goods value on. */
        SurchargeTier: {
            fromCents: components["schemas"]["PriceCents"];
            surchargeBp: components["schemas"]["Bp"];
        };
        /** @description A customer team (R-3.40). */
        Team: {
            id: components["schemas"]["Id"];
            name: string;
            /** @description Number of people. */
            size: components["schemas"]["Qty"];
            /** Format: date-time */
            createdAt: string;
            productCount: components["schemas"]["Qty"];
            spuCount: components["schemas"]["Qty"];
            brandCount: components["schemas"]["Qty"];
            totalValueCents: components["schemas"]["PriceCents"];
            manager: {
                id: components["schemas"]["Id"];
                nickname: string;
                contact: string;
            };
            creditBalanceCents: components["schemas"]["PriceCents"];
            /** @enum {string} */
            orderVisibility: "OWN" | "TEAM";
            version: components["schemas"]["Version"];
        };
        /** @description A brand or category with what was ordered of it. */
        TopItem: {
            id: components["schemas"]["Id"];
            name: string;
            qty: components["schemas"]["Qty"];
            valueCents: components["schemas"]["PriceCents"];
        };
        /** @description Sums of a cart or an order. payableCents = goodsCents − discountCents + surchargeCents + freightCents − creditCents. The surcharge is 0, 5 or 10 % of goods after discounts (R-9.15 to R-9.17), rounded half up to the cent (D-18). */
        Totals: {
            qty: components["schemas"]["Qty"];
            /** @description Price times pieces before discounts. */
            goodsCents: components["schemas"]["PriceCents"];
            discountCents: components["schemas"]["PriceCents"];
            surchargeBp: components["schemas"]["Bp"];
            surchargeCents: components["schemas"]["PriceCents"];
            freightCents?: components["schemas"]["PriceCents"];
            /** @description Team credit used, taken off. */
            creditCents?: components["schemas"]["PriceCents"];
            payableCents: components["schemas"]["PriceCents"];
            nextThreshold?: components["schemas"]["NextThreshold"];
            violations: components["schemas"]["Violation"][];
        };
        /** @description Data of 50001. */
        TraceId: {
            traceId: string;
        };
        /** @description Orders of one day, week or month. `at` is its first day. */
        TrendPoint: {
            /** Format: date */
            at: string;
            orders: components["schemas"]["Qty"];
            qty: components["schemas"]["Qty"];
            valueCents: components["schemas"]["PriceCents"];
        };
        /** @description Data of 40003. */
        TriesLeft: {
            /** @description Tries before the account is locked for 15 minutes. */
            triesLeft?: number;
        };
        /** @description How many notices are unread. */
        UnreadCount: {
            unread: components["schemas"]["Qty"];
        };
        /** @description Data of 40912. Names of the things that use it. */
        UsedBy: {
            by: string[];
        };
        /** @description The form of a member of staff, filled from what is stored. */
        UserForm: {
            id: components["schemas"]["Id"];
            username: components["schemas"]["Username"];
            nickname: string;
            mobile: string | null;
            /** Format: email */
            email: string | null;
            avatar: string | null;
            gender: components["schemas"]["Gender"];
            deptId: components["schemas"]["Id"] | null;
            roleIds: components["schemas"]["Id"][];
            status: components["schemas"]["AccountStatus"];
            version: components["schemas"]["Version"];
        };
        /** @description The sheet to import, at most 1,000 rows and 31,457,280 bytes, .xlsx only (D-45). */
        UserImportForm: {
            /** @description An .xlsx workbook. */
            file: Blob;
        };
        /** @description What is wrong in one cell of a staff sheet. */
        UserImportProblem: {
            /** @description Head of the column as written in the sheet. */
            column: string;
            /** @description What the cell says. */
            value: string;
            /**
             * @description Every one of them keeps the row out.
             * @enum {string}
             */
            code: "USERNAME_MISSING" | "USERNAME_INVALID" | "USERNAME_TAKEN" | "USERNAME_TWICE" | "NICKNAME_MISSING" | "EMAIL_INVALID" | "MOBILE_INVALID" | "GENDER_UNKNOWN" | "ROLE_UNKNOWN";
            /** @description In the language of the request. */
            message: string;
        };
        /** @description Verdict on an imported staff sheet. Valid rows are stored, the others are listed with their reasons. */
        UserImportResult: {
            validCount: number;
            invalidCount: number;
            /** @description One sentence per bad row. */
            messageList: string[];
            rows: components["schemas"]["UserImportRow"][];
        };
        /** @description One row of a staff sheet with the verdict on it. `rowNo` is the number the spreadsheet program shows. */
        UserImportRow: {
            rowNo: number;
            /** @description Cells by column head. */
            raw: {
                [key: string]: string;
            };
            state: components["schemas"]["ImportRowState"];
            problems: components["schemas"]["UserImportProblem"][];
        };
        /** @description The signed-in buyer with the team (R-3.01). */
        UserInfo: {
            id: components["schemas"]["Id"];
            username?: string;
            nickname: string;
            phone: string;
            areaCode: components["schemas"]["AreaCode"];
            email: string | null;
            teamAdminId: string | null;
            teamId: string | null;
            avatar: string | null;
            identityType: components["schemas"]["IdentityType"];
            companyName: string;
            perms: components["schemas"]["BuyerPerm"][];
            sellerFlag: boolean;
            socialBound: boolean;
            version?: components["schemas"]["Version"];
            currentTeam?: components["schemas"]["CurrentTeam"];
        };
        /** @description A member of staff to create or to write back. `version` is sent when an existing one is changed (D-55). */
        UserInput: {
            username: components["schemas"]["Username"];
            nickname: string;
            mobile?: string | null;
            /** Format: email */
            email?: string | null;
            avatar?: string | null;
            gender: components["schemas"]["Gender"];
            deptId?: components["schemas"]["Id"] | null;
            roleIds: components["schemas"]["Id"][];
            status: components["schemas"]["AccountStatus"];
            version?: components["schemas"]["Version"];
        };
        /** @description A member of staff in a table. */
        UserRow: {
            id: components["schemas"]["Id"];
            username: components["schemas"]["Username"];
            nickname: string;
            mobile: string | null;
            /** Format: email */
            email: string | null;
            avatar: string | null;
            gender: components["schemas"]["Gender"];
            deptId: components["schemas"]["Id"] | null;
            deptName: string | null;
            roleNames: string[];
            status: components["schemas"]["AccountStatus"];
            /** Format: date-time */
            createTime: string;
            /** Format: date-time */
            lastLoginAt: string | null;
        };
        /**
         * @description Name to sign in with. Letters, digits, dot, hyphen and underline; upper and lower case are the same.
         * @example sales
         */
        Username: string;
        /**
         * @description Six digits sent by e-mail or text message. Valid for ten minutes, five tries, one use (D-28).
         * @example 482913
         */
        ValidateCode: string;
        /**
         * @description Version of the stored thing. A write sends the one it read; a mismatch is refused with 40901 (D-55).
         * @example 3
         */
        Version: number;
        /** @description A minimum that is missed. `need` and `have` are pieces for MIN_PIECES and euro cents for MIN_LIST_VALUE. */
        Violation: {
            /** @enum {string} */
            code: "MIN_PIECES" | "MIN_LIST_VALUE";
            productId?: components["schemas"]["Id"];
            listId?: components["schemas"]["Id"];
            /** @description What is asked for. */
            need: components["schemas"]["PriceCents"];
            /** @description What is there. */
            have: components["schemas"]["PriceCents"];
            /** @description True when the order cannot be made like this. */
            block: boolean;
        };
    };
    responses: {
        /** @description A fault of the server. */
        ServerFault: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description There is no such address. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The file is larger than the server or a proxy before it takes. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description Staff token missing or expired (D-02). */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description A permission is missing (D-02). */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
    };
    parameters: {
        /** @description A uuid made once per intent. The same key with the same content answers the first answer again for 24 hours; with other content it is refused with 40908 (D-55). */
        IdempotencyKey: string;
        /** @description Page to show, from 1 (D-03). */
        PageNum: number;
        /** @description Things on a page. */
        PageSize: number;
        /** @description Words to look for. */
        Keywords: string;
        /** @description Direction of the sort. */
        Order: components["schemas"]["SortOrder"];
        /** @description Brands, any of them. */
        BrandIds: components["schemas"]["Id"][];
        /** @description Categories, any of them. */
        CategoryIds: components["schemas"]["Id"][];
        /** @description Seasons, any of them. */
        Seasons: string[];
        /** @description Warehouses, any of them. */
        WarehouseIds: string[];
        /** @description Sizes with free stock, any of them. */
        Sizes: string[];
        /** @description Colours, any of them. */
        Colors: string[];
        /** @description Places the goods leave from, any of them. */
        ShipFrom: string[];
        /** @description Wholesale price from, euro cents. */
        PriceMinCents: components["schemas"]["PriceCents"];
        /** @description Wholesale price up to, euro cents. */
        PriceMaxCents: components["schemas"]["PriceCents"];
        /** @description At least so many free pieces. */
        StockMin: components["schemas"]["Qty"];
        /** @description Only hot goods, or only standard ones. */
        Hot: boolean;
        /** @description Changed since. */
        UpdatedFrom: string;
        /** @description Only this status. */
        Status: components["schemas"]["OrderStatusFilter"];
        /** @description Only those waiting for this. */
        Flow: components["schemas"]["OrderFlow"];
        /** @description With a sub-order in this state. */
        Confirmation: components["schemas"]["Confirmation"];
        /** @description Only this state of payment. */
        PaymentStatus: components["schemas"]["PaymentStatus"];
        /** @description Spot or futures. */
        Kind: components["schemas"]["OrderKind"];
        /** @description Only this list. */
        ListId: components["schemas"]["Id"];
        /** @description User who ordered. */
        OrderedBy: components["schemas"]["Id"];
        /** @description Ordered at or after. */
        CreatedFrom: string;
        /** @description Ordered before. */
        CreatedTo: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    adminValidateCodeGet: {
        parameters: {
            query: {
                /** @description Milliseconds now, new at each refresh. */
                temp: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; any other code is a refusal and data follows ErrorEnvelope. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["Code"];
                        message: components["schemas"]["Message"];
                        data: {
                            key: string;
                            /** @description Picture as a data address. */
                            code: string;
                        };
                    };
                };
            };
            500: components["responses"]["ServerFault"];
        };
    };
    commonAreaCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; any other code is a refusal and data follows ErrorEnvelope. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["Code"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["PhoneArea"][];
                    };
                };
            };
            500: components["responses"]["ServerFault"];
        };
    };
    commonConfig: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; any other code is a refusal and data follows ErrorEnvelope. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["Code"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["AppConfig"];
                    };
                };
            };
            500: components["responses"]["ServerFault"];
        };
    };
    commonDictItems: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Code of the dictionary. */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; any other code is a refusal and data follows ErrorEnvelope. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["Code"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["DictItem"][];
                    };
                };
            };
            500: components["responses"]["ServerFault"];
        };
    };
    commonEmailSend: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Where to send it and what for. */
        requestBody: {
            content: {
                "application/json": {
                    email: components["schemas"]["Email"];
                    type: components["schemas"]["SendCodeType"];
                };
            };
        };
        responses: {
            /** @description Done when code is 200; any other code is a refusal and data follows ErrorEnvelope. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["Code"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["RetryAfter"];
                    };
                };
            };
            500: components["responses"]["ServerFault"];
        };
    };
    commonMoneyExchangeList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; any other code is a refusal and data follows ErrorEnvelope. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["Code"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Rate"][];
                    };
                };
            };
            500: components["responses"]["ServerFault"];
        };
    };
    commonPicture: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the product. */
                productId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                };
            };
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerFault"];
        };
    };
    commonRegionTree: {
        parameters: {
            query: {
                /** @description Kind of place. */
                areaType: components["schemas"]["AreaType"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; any other code is a refusal and data follows ErrorEnvelope. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["Code"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Region"][];
                    };
                };
            };
            500: components["responses"]["ServerFault"];
        };
    };
    frontCartAdd: {
        parameters: {
            query?: never;
            header?: {
                /** @description A uuid made once per intent. The same key with the same content answers the first answer again for 24 hours; with other content it is refused with 40908 (D-55). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description What to add. */
        requestBody: {
            content: {
                "application/json": {
                    lines: {
                        skuId: components["schemas"]["Id"];
                        listId: components["schemas"]["Id"];
                        qty: components["schemas"]["OrderQty"];
                    }[];
                };
            };
        };
        responses: {
            /** @description Done when code is 200; any other code is a refusal and data follows ErrorEnvelope. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["Code"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["CartAddResult"];
                    };
                };
            };
            500: components["responses"]["ServerFault"];
        };
    };
    frontCartCheck: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The lines. */
        requestBody: {
            content: {
                "application/json": {
                    lineIds: components["schemas"]["Id"][];
                    addressId?: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description Done when code is 200; any other code is a refusal and data follows ErrorEnvelope. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["Code"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["CartCheck"];
                    };
                };
            };
            500: components["responses"]["ServerFault"];
        };
    };
    frontCartClear: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Which list, if not all. */
        requestBody: {
            content: {
                "application/json": {
                    listId?: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description Done when code is 200; any other code is a refusal and data follows ErrorEnvelope. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["Code"];
                        message: components["schemas"]["Message"];
                        data: null;
                    };
                };
            };
            500: components["responses"]["ServerFault"];
        };
    };
    frontCartCount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; any other code is a refusal and data follows ErrorEnvelope. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["Code"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["CartCount"];
                    };
                };
            };
            500: components["responses"]["ServerFault"];
        };
    };
    frontCartDel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Which lines. */
        requestBody: {
            content: {
                "application/json": {
                    ids: components["schemas"]["Id"][];
                };
            };
        };
        responses: {
            /** @description Done when code is 200; any other code is a refusal and data follows ErrorEnvelope. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["Code"];
                        message: components["schemas"]["Message"];
                        data: null;
                    };
                };
            };
            500: components["responses"]["ServerFault"];
        };
    };
    frontCartEdit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The lines. */
        requestBody: {
            content: {
                "application/json": {
                    lines: {
                        id: components["schemas"]["Id"];
                        qty: components["schemas"]["OrderQty"];
                        version: components["schemas"]["Version"];
                    }[];
                };
            };
        };
        responses: {
            /** @description Done when code is 200; any other code is a refusal and data follows ErrorEnvelope. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["Code"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["CartLine"][];
                    };
                };
            };
            500: components["responses"]["ServerFault"];
        };
    };
    frontCartList: {
        parameters: {
            query?: {
                /** @description Own lines, or those of the whole team. */
                scope?: "mine" | "team";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; any other code is a refusal and data follows ErrorEnvelope. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["Code"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Cart"];
                    };
                };
            };
            500: components["responses"]["ServerFault"];
        };
    };
    frontDataSummary: {
        parameters: {
            query?: {
                /** @description First day. */
                from?: string;
                /** @description Last day. */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; any other code is a refusal and data follows ErrorEnvelope. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["Code"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["DataSummary"];
                    };
                };
            };
            500: components["responses"]["ServerFault"];
        };
    };
    frontDataTop: {
        parameters: {
            query: {
                /** @description What to group by. */
                by: "brand" | "category";
                /** @description First day. */
                from: string;
                /** @description Last day. */
                to: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; any other code is a refusal and data follows ErrorEnvelope. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["Code"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["TopItem"][];
                    };
                };
            };
            500: components["responses"]["ServerFault"];
        };
    };
    frontDataTrend: {
        parameters: {
            query: {
                /** @description First day. */
                from: string;
                /** @description Last day. */
                to: string;
                /** @description Step. */
                by: "day" | "week" | "month";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; any other code is a refusal and data follows ErrorEnvelope. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["Code"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["TrendPoint"][];
                    };
                };
            };
            500: components["responses"]["ServerFault"];
        };
    };
    frontImportJobCommit: {
        parameters: {
            query?: never;
            header?: {
                /** @description A uuid made once per intent. The same key with the same content answers the first answer again for 24 hours; with other content it is refused with 40908 (D-55). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the job. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** @description All rows or only the valid ones. */
        requestBody: {
            content: {
                "application/json": {
                    mode: components["schemas"]["ImportMode"];
                };
            };
        };
        responses: {
            /** @description Done when code is 200; any other code is a refusal and data follows ErrorEnvelope. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["Code"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["ImportCommit"];
                    };
                };
            };
            500: components["responses"]["ServerFault"];
        };
    };
    frontImportJobErrors: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the job. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sheet; a refusal comes as JSON. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            500: components["responses"]["ServerFault"];
        };
    };
    frontImportJobRows: {
        parameters: {
            query?: {
                /** @description Page to show, from 1 (D-03). */
                pageNum?: components["parameters"]["PageNum"];
                /** @description Things on a page. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Words to look for. */
                keywords?: components["parameters"]["Keywords"];
                /** @description Field to sort by. */
                sort?: "rowNo" | "state";
                /** @description Direction of the sort. */
                order?: components["parameters"]["Order"];
                /** @description Only these rows. */
                state?: components["schemas"]["ImportRowState"];
            };
            header?: never;
            path: {
                /** @description Id of the job. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; any other code is a refusal and data follows ErrorEnvelope. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["Code"];
                        message: components["schemas"]["Message"];
                        data: {
                            list: components["schemas"]["ImportRow"][];
                            total: components["schemas"]["Qty"];
                            pageNum: number;
                            pageSize: number;
                        };
                    };
                };
            };
            500: components["responses"]["ServerFault"];
        };
    };
    frontImportJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the job. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; any other code is a refusal and data follows ErrorEnvelope. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["Code"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Job"];
                    };
                };
            };
            500: components["responses"]["ServerFault"];
        };
    };
    frontImportOrder: {
        parameters: {
            query: {
                /** @description Only this list. */
                listId?: components["schemas"]["Id"];
                /** @description Where the rows go. */
                target: components["schemas"]["ImportTarget"];
            };
            header?: {
                /** @description A uuid made once per intent. The same key with the same content answers the first answer again for 24 hours; with other content it is refused with 40908 (D-55). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The file. */
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @description The sheet. */
                    file: Blob;
                };
            };
        };
        responses: {
            /** @description Done when code is 200; any other code is a refusal and data follows ErrorEnvelope. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["Code"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Job"];
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            500: components["responses"]["ServerFault"];
        };
    };
    frontImportTemplate: {
        parameters: {
            query: {
                /** @description Kind of sheet. */
                type: "order";
                /** @description Only this list. */
                listId?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sheet; a refusal comes as JSON. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            500: components["responses"]["ServerFault"];
        };
    };
    frontInquiryConfirm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Which sub-orders. */
        requestBody: {
            content: {
                "application/json": {
                    subOrderIds: components["schemas"]["Id"][];
                    /** @description Version of the order. */
                    version: components["schemas"]["Version"];
                };
            };
        };
        responses: {
            /** @description Done when code is 200; any other code is a refusal and data follows ErrorEnvelope. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["Code"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["OrderDetail"];
                    };
                };
            };
            500: components["responses"]["ServerFault"];
        };
    };
    frontInquiryCreate: {
        parameters: {
            query?: never;
            header?: {
                /** @description A uuid made once per intent. The same key with the same content answers the first answer again for 24 hours; with other content it is refused with 40908 (D-55). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The inquiry. */
        requestBody: {
            content: {
                "application/json": {
                    draftId?: components["schemas"]["Id"];
                    /** @description Either these or draftId. */
                    lines?: components["schemas"]["InquiryLine"][];
                    addressId: components["schemas"]["Id"];
                    paymentMethod: components["schemas"]["PaymentMethod"];
                    /** @description Nobody chosen means the team leader (D-38). */
                    notifyUserIds: components["schemas"]["Id"][];
                    remark?: string;
                    /**
                     * @description Accept prices that changed.
                     * @default false
                     */
                    acceptPrices?: boolean;
                };
            };
        };
        responses: {
            /** @description Done when code is 200; any other code is a refusal and data follows ErrorEnvelope. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["Code"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["OrderRef"];
                    };
                };
            };
            500: components["responses"]["ServerFault"];
        };
    };
    frontInquiryDraftDel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Which drafts. */
        requestBody: {
            content: {
                "application/json": {
                    ids: components["schemas"]["Id"][];
                };
            };
        };
        responses: {
            /** @description Done when code is 200; any other code is a refusal and data follows ErrorEnvelope. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["Code"];
                        message: components["schemas"]["Message"];
                        data: null;
                    };
                };
            };
            500: components["responses"]["ServerFault"];
        };
    };
    frontInquiryDraftDetail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the draft. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; any other code is a refusal and data follows ErrorEnvelope. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["Code"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["DraftDetail"];
                    };
                };
            };
            500: components["responses"]["ServerFault"];
        };
    };
    frontInquiryDraftPage: {
        parameters: {
            query?: {
                /** @description Page to show, from 1 (D-03). */
                pageNum?: components["parameters"]["PageNum"];
                /** @description Things on a page. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Words to look for. */
                keywords?: components["parameters"]["Keywords"];
                /** @description Field to sort by. */
                sort?: "title" | "updatedAt" | "qty" | "goodsCents";
                /** @description Direction of the sort. */
                order?: components["parameters"]["Order"];
                /** @description Only shared, or only private ones. */
                shared?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; any other code is a refusal and data follows ErrorEnvelope. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["Code"];
                        message: components["schemas"]["Message"];
                        data: {
                            list: components["schemas"]["DraftSummary"][];
                            total: components["schemas"]["Qty"];
                            pageNum: number;
                            pageSize: number;
                        };
                    };
                };
            };
            500: components["responses"]["ServerFault"];
        };
    };
    frontInquiryDraftSave: {
        parameters: {
            query?: never;
            header?: {
                /** @description A uuid made once per intent. The same key with the same content answers the first answer again for 24 hours; with other content it is refused with 40908 (D-55). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The draft. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["DraftInput"];
            };
        };
        responses: {
            /** @description Done when code is 200; any other code is a refusal and data follows ErrorEnvelope. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["Code"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Draft"];
                    };
                };
            };
            500: components["responses"]["ServerFault"];
        };
    };
    frontInquiryPreview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The lines. */
        requestBody: {
            content: {
                "application/json": {
                    lines: components["schemas"]["InquiryLine"][];
                    addressId?: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description Done when code is 200; any other code is a refusal and data follows ErrorEnvelope. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["Code"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["InquiryPreview"];
                    };
                };
            };
            500: components["responses"]["ServerFault"];
        };
    };
    frontInquiryRefuse: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Which sub-orders and why. */
        requestBody: {
            content: {
                "application/json": {
                    subOrderIds: components["schemas"]["Id"][];
                    comment: string;
                    /** @description Version of the order. */
                    version?: components["schemas"]["Version"];
                };
            };
        };
        responses: {
            /** @description Done when code is 200; any other code is a refusal and data follows ErrorEnvelope. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["Code"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["OrderDetail"];
                    };
                };
            };
            500: components["responses"]["ServerFault"];
        };
    };
    frontListColumnsSet: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The columns. */
        requestBody: {
            content: {
                "application/json": {
                    listId?: components["schemas"]["Id"];
                    chosen: components["schemas"]["ColumnKey"][];
                };
            };
        };
        responses: {
            /** @description Done when code is 200; any other code is a refusal and data follows ErrorEnvelope. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["Code"];
                        message: components["schemas"]["Message"];
                        data: null;
                    };
                };
            };
            500: components["responses"]["ServerFault"];
        };
    };
    frontListColumns: {
        parameters: {
            query?: {
                /** @description Only this list. */
                listId?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; any other code is a refusal and data follows ErrorEnvelope. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["Code"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["ColumnChoice"];
                    };
                };
            };
            500: components["responses"]["ServerFault"];
        };
    };
    frontListDetail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the list. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; any other code is a refusal and data follows ErrorEnvelope. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["Code"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["ListDetail"];
                    };
                };
            };
            500: components["responses"]["ServerFault"];
        };
    };
    frontListFilters: {
        parameters: {
            query: {
                /** @description The list. */
                listId: components["schemas"]["Id"];
                /** @description Words to look for. */
                keywords?: components["parameters"]["Keywords"];
                /** @description Brands, any of them. */
                brandIds?: components["parameters"]["BrandIds"];
                /** @description Categories, any of them. */
                categoryIds?: components["parameters"]["CategoryIds"];
                /** @description Seasons, any of them. */
                seasons?: components["parameters"]["Seasons"];
                /** @description Warehouses, any of them. */
                warehouseIds?: components["parameters"]["WarehouseIds"];
                /** @description Sizes with free stock, any of them. */
                sizes?: components["parameters"]["Sizes"];
                /** @description Colours, any of them. */
                colors?: components["parameters"]["Colors"];
                /** @description Places the goods leave from, any of them. */
                shipFrom?: components["parameters"]["ShipFrom"];
                /** @description Wholesale price from, euro cents. */
                priceMinCents?: components["parameters"]["PriceMinCents"];
                /** @description Wholesale price up to, euro cents. */
                priceMaxCents?: components["parameters"]["PriceMaxCents"];
                /** @description At least so many free pieces. */
                stockMin?: components["parameters"]["StockMin"];
                /** @description Only hot goods, or only standard ones. */
                hot?: components["parameters"]["Hot"];
                /** @description Changed since. */
                updatedFrom?: components["parameters"]["UpdatedFrom"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; any other code is a refusal and data follows ErrorEnvelope. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["Code"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Facets"];
                    };
                };
            };
            500: components["responses"]["ServerFault"];
        };
    };
    frontListPage: {
        parameters: {
            query?: {
                /** @description Page to show, from 1 (D-03). */
                pageNum?: components["parameters"]["PageNum"];
                /** @description Things on a page. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Words to look for. */
                keywords?: components["parameters"]["Keywords"];
                /** @description Field to sort by. */
                sort?: "name" | "startAt" | "closeAt" | "stockQty" | "stockValueCents";
                /** @description Direction of the sort. */
                order?: components["parameters"]["Order"];
                /** @description Which lists. */
                scope?: "all" | "mine" | "followed";
                /** @description Only this status. */
                status?: components["schemas"]["ListStatus"];
                /** @description Only this delivery method. */
                deliveryMethod?: components["schemas"]["DeliveryMethod"];
                /** @description With goods of this brand. */
                brandId?: components["schemas"]["Id"];
                /** @description Spot or futures. */
                kind?: components["schemas"]["OrderKind"];
                /** @description Made at or after. */
                createdFrom?: string;
                /** @description Made before. */
                createdTo?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; any other code is a refusal and data follows ErrorEnvelope. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["Code"];
                        message: components["schemas"]["Message"];
                        data: {
                            list: components["schemas"]["ListSummary"][];
                            total: components["schemas"]["Qty"];
                            pageNum: number;
                            pageSize: number;
                        };
                    };
                };
            };
            500: components["responses"]["ServerFault"];
        };
    };
    frontListProductPage: {
        parameters: {
            query: {
                /** @description Page to show, from 1 (D-03). */
                pageNum?: components["parameters"]["PageNum"];
                /** @description Things on a page. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Words to look for. */
                keywords?: components["parameters"]["Keywords"];
                /** @description Field to sort by. */
                sort?: "intlCode" | "name" | "brandName" | "categoryName" | "season" | "warehouseId" | "shipFrom" | "color" | "stockQty" | "wholesalePriceCents" | "retailPriceCents" | "updatedAt";
                /** @description Direction of the sort. */
                order?: components["parameters"]["Order"];
                /** @description The list. */
                listId: components["schemas"]["Id"];
                /** @description Brands, any of them. */
                brandIds?: components["parameters"]["BrandIds"];
                /** @description Categories, any of them. */
                categoryIds?: components["parameters"]["CategoryIds"];
                /** @description Seasons, any of them. */
                seasons?: components["parameters"]["Seasons"];
                /** @description Warehouses, any of them. */
                warehouseIds?: components["parameters"]["WarehouseIds"];
                /** @description Sizes with free stock, any of them. */
                sizes?: components["parameters"]["Sizes"];
                /** @description Colours, any of them. */
                colors?: components["parameters"]["Colors"];
                /** @description Places the goods leave from, any of them. */
                shipFrom?: components["parameters"]["ShipFrom"];
                /** @description Wholesale price from, euro cents. */
                priceMinCents?: components["parameters"]["PriceMinCents"];
                /** @description Wholesale price up to, euro cents. */
                priceMaxCents?: components["parameters"]["PriceMaxCents"];
                /** @description At least so many free pieces. */
                stockMin?: components["parameters"]["StockMin"];
                /** @description Only hot goods, or only standard ones. */
                hot?: components["parameters"]["Hot"];
                /** @description Changed since. */
                updatedFrom?: components["parameters"]["UpdatedFrom"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; any other code is a refusal and data follows ErrorEnvelope. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["Code"];
                        message: components["schemas"]["Message"];
                        data: {
                            list: components["schemas"]["Product"][];
                            total: components["schemas"]["Qty"];
                            pageNum: number;
                            pageSize: number;
                            selection: components["schemas"]["SelectionTotals"];
                        };
                    };
                };
            };
            500: components["responses"]["ServerFault"];
        };
    };
    frontNoticeCount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; any other code is a refusal and data follows ErrorEnvelope. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["Code"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["UnreadCount"];
                    };
                };
            };
            500: components["responses"]["ServerFault"];
        };
    };
    frontNoticePage: {
        parameters: {
            query?: {
                /** @description Page to show, from 1 (D-03). */
                pageNum?: components["parameters"]["PageNum"];
                /** @description Things on a page. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Words to look for. */
                keywords?: components["parameters"]["Keywords"];
                /** @description Only unread ones. */
                unread?: boolean;
                /** @description Only about this. */
                type?: components["schemas"]["NoticeType"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; any other code is a refusal and data follows ErrorEnvelope. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["Code"];
                        message: components["schemas"]["Message"];
                        data: {
                            list: components["schemas"]["Notice"][];
                            total: components["schemas"]["Qty"];
                            pageNum: number;
                            pageSize: number;
                            unread: components["schemas"]["Qty"];
                        };
                    };
                };
            };
            500: components["responses"]["ServerFault"];
        };
    };
    frontNoticeRead: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Which ones. */
        requestBody: {
            content: {
                "application/json": {
                    ids?: components["schemas"]["Id"][];
                    all?: boolean;
                };
            };
        };
        responses: {
            /** @description Done when code is 200; any other code is a refusal and data follows ErrorEnvelope. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["Code"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["UnreadCount"];
                    };
                };
            };
            500: components["responses"]["ServerFault"];
        };
    };
    frontOrderCancel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What and why. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description Either this or subOrderId. */
                    orderId?: components["schemas"]["Id"];
                    subOrderId?: components["schemas"]["Id"];
                    reason: string;
                    /** @description Version of the order. */
                    version: components["schemas"]["Version"];
                };
            };
        };
        responses: {
            /** @description Done when code is 200; any other code is a refusal and data follows ErrorEnvelope. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["Code"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["OrderDetail"];
                    };
                };
            };
            500: components["responses"]["ServerFault"];
        };
    };
    frontOrderCount: {
        parameters: {
            query?: {
                /** @description Words to look for. */
                keywords?: components["parameters"]["Keywords"];
                /** @description Only this status. */
                status?: components["parameters"]["Status"];
                /** @description Only those waiting for this. */
                flow?: components["parameters"]["Flow"];
                /** @description With a sub-order in this state. */
                confirmation?: components["parameters"]["Confirmation"];
                /** @description Only this state of payment. */
                paymentStatus?: components["parameters"]["PaymentStatus"];
                /** @description Spot or futures. */
                kind?: components["parameters"]["Kind"];
                /** @description Only this list. */
                listId?: components["parameters"]["ListId"];
                /** @description User who ordered. */
                orderedBy?: components["parameters"]["OrderedBy"];
                /** @description Ordered at or after. */
                createdFrom?: components["parameters"]["CreatedFrom"];
                /** @description Ordered before. */
                createdTo?: components["parameters"]["CreatedTo"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; any other code is a refusal and data follows ErrorEnvelope. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["Code"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["OrderCounts"];
                    };
                };
            };
            500: components["responses"]["ServerFault"];
        };
    };
    frontOrderDetail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the order. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; any other code is a refusal and data follows ErrorEnvelope. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["Code"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["OrderDetail"];
                    };
                };
            };
            500: components["responses"]["ServerFault"];
        };
    };
    frontOrderLogs: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the order. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; any other code is a refusal and data follows ErrorEnvelope. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["Code"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Log"][];
                    };
                };
            };
            500: components["responses"]["ServerFault"];
        };
    };
    frontOrderPage: {
        parameters: {
            query?: {
                /** @description Page to show, from 1 (D-03). */
                pageNum?: components["parameters"]["PageNum"];
                /** @description Things on a page. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Words to look for. */
                keywords?: components["parameters"]["Keywords"];
                /** @description Field to sort by. */
                sort?: "orderNo" | "createdAt" | "confirmedAt" | "confirmedValueCents" | "confirmedQty";
                /** @description Direction of the sort. */
                order?: components["parameters"]["Order"];
                /** @description Only this status. */
                status?: components["parameters"]["Status"];
                /** @description Only those waiting for this. */
                flow?: components["parameters"]["Flow"];
                /** @description With a sub-order in this state. */
                confirmation?: components["parameters"]["Confirmation"];
                /** @description Only this state of payment. */
                paymentStatus?: components["parameters"]["PaymentStatus"];
                /** @description Spot or futures. */
                kind?: components["parameters"]["Kind"];
                /** @description Only this list. */
                listId?: components["parameters"]["ListId"];
                /** @description User who ordered. */
                orderedBy?: components["parameters"]["OrderedBy"];
                /** @description Ordered at or after. */
                createdFrom?: components["parameters"]["CreatedFrom"];
                /** @description Ordered before. */
                createdTo?: components["parameters"]["CreatedTo"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; any other code is a refusal and data follows ErrorEnvelope. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["Code"];
                        message: components["schemas"]["Message"];
                        data: {
                            list: components["schemas"]["OrderRow"][];
                            total: components["schemas"]["Qty"];
                            pageNum: number;
                            pageSize: number;
                        };
                    };
                };
            };
            500: components["responses"]["ServerFault"];
        };
    };
    frontOrderSonDetail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the sub-order. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; any other code is a refusal and data follows ErrorEnvelope. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["Code"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["SubOrderDetail"];
                    };
                };
            };
            500: components["responses"]["ServerFault"];
        };
    };
    frontProductFilters: {
        parameters: {
            query?: {
                /** @description Words to look for. */
                keywords?: components["parameters"]["Keywords"];
                /** @description Only this list. */
                listId?: components["schemas"]["Id"];
                /** @description Brands, any of them. */
                brandIds?: components["parameters"]["BrandIds"];
                /** @description Categories, any of them. */
                categoryIds?: components["parameters"]["CategoryIds"];
                /** @description Seasons, any of them. */
                seasons?: components["parameters"]["Seasons"];
                /** @description Warehouses, any of them. */
                warehouseIds?: components["parameters"]["WarehouseIds"];
                /** @description Sizes with free stock, any of them. */
                sizes?: components["parameters"]["Sizes"];
                /** @description Colours, any of them. */
                colors?: components["parameters"]["Colors"];
                /** @description Places the goods leave from, any of them. */
                shipFrom?: components["parameters"]["ShipFrom"];
                /** @description Wholesale price from, euro cents. */
                priceMinCents?: components["parameters"]["PriceMinCents"];
                /** @description Wholesale price up to, euro cents. */
                priceMaxCents?: components["parameters"]["PriceMaxCents"];
                /** @description At least so many free pieces. */
                stockMin?: components["parameters"]["StockMin"];
                /** @description Only hot goods, or only standard ones. */
                hot?: components["parameters"]["Hot"];
                /** @description Changed since. */
                updatedFrom?: components["parameters"]["UpdatedFrom"];
                /** @description Code of a shared list. */
                shareCode?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; any other code is a refusal and data follows ErrorEnvelope. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["Code"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Facets"];
                    };
                };
            };
            500: components["responses"]["ServerFault"];
        };
    };
    frontProductPage: {
        parameters: {
            query?: {
                /** @description Page to show, from 1 (D-03). */
                pageNum?: components["parameters"]["PageNum"];
                /** @description Things on a page. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Words to look for. */
                keywords?: components["parameters"]["Keywords"];
                /** @description Field to sort by. */
                sort?: "intlCode" | "name" | "brandName" | "categoryName" | "season" | "warehouseId" | "shipFrom" | "color" | "stockQty" | "wholesalePriceCents" | "retailPriceCents" | "updatedAt";
                /** @description Direction of the sort. */
                order?: components["parameters"]["Order"];
                /** @description Only this list. */
                listId?: components["schemas"]["Id"];
                /** @description Brands, any of them. */
                brandIds?: components["parameters"]["BrandIds"];
                /** @description Categories, any of them. */
                categoryIds?: components["parameters"]["CategoryIds"];
                /** @description Seasons, any of them. */
                seasons?: components["parameters"]["Seasons"];
                /** @description Warehouses, any of them. */
                warehouseIds?: components["parameters"]["WarehouseIds"];
                /** @description Sizes with free stock, any of them. */
                sizes?: components["parameters"]["Sizes"];
                /** @description Colours, any of them. */
                colors?: components["parameters"]["Colors"];
                /** @description Places the goods leave from, any of them. */
                shipFrom?: components["parameters"]["ShipFrom"];
                /** @description Wholesale price from, euro cents. */
                priceMinCents?: components["parameters"]["PriceMinCents"];
                /** @description Wholesale price up to, euro cents. */
                priceMaxCents?: components["parameters"]["PriceMaxCents"];
                /** @description At least so many free pieces. */
                stockMin?: components["parameters"]["StockMin"];
                /** @description Only hot goods, or only standard ones. */
                hot?: components["parameters"]["Hot"];
                /** @description Changed since. */
                updatedFrom?: components["parameters"]["UpdatedFrom"];
                /** @description Code of a shared list. */
                shareCode?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; any other code is a refusal and data follows ErrorEnvelope. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["Code"];
                        message: components["schemas"]["Message"];
                        data: {
                            list: components["schemas"]["Product"][];
                            total: components["schemas"]["Qty"];
                            pageNum: number;
                            pageSize: number;
                            selection: components["schemas"]["SelectionTotals"];
                        };
                    };
                };
            };
            500: components["responses"]["ServerFault"];
        };
    };
    frontProductResolve: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The lines, in their order. */
        requestBody: {
            content: {
                "application/json": {
                    listId?: components["schemas"]["Id"];
                    lines: {
                        code: string;
                        size?: string;
                        qty?: components["schemas"]["OrderQty"];
                    }[];
                };
            };
        };
        responses: {
            /** @description Done when code is 200; any other code is a refusal and data follows ErrorEnvelope. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["Code"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["ResolveResult"];
                    };
                };
            };
            500: components["responses"]["ServerFault"];
        };
    };
    frontTeamMemberOptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; any other code is a refusal and data follows ErrorEnvelope. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["Code"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["MemberOption"][];
                    };
                };
            };
            500: components["responses"]["ServerFault"];
        };
    };
    frontUploadImage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The file. */
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @description The picture. */
                    file: Blob;
                    /**
                     * @description What it is for.
                     * @enum {string}
                     */
                    type?: "AVATAR" | "LOGO" | "OTHER";
                };
            };
        };
        responses: {
            /** @description Done when code is 200; any other code is a refusal and data follows ErrorEnvelope. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["Code"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["File"];
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            500: components["responses"]["ServerFault"];
        };
    };
    frontUserAddressDefaultSet: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Which one. */
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description Done when code is 200; any other code is a refusal and data follows ErrorEnvelope. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["Code"];
                        message: components["schemas"]["Message"];
                        data: null;
                    };
                };
            };
            500: components["responses"]["ServerFault"];
        };
    };
    frontUserAddressDefault: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; any other code is a refusal and data follows ErrorEnvelope. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["Code"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Address"] | null;
                    };
                };
            };
            500: components["responses"]["ServerFault"];
        };
    };
    frontUserAddressDel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Which one. */
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description Done when code is 200; any other code is a refusal and data follows ErrorEnvelope. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["Code"];
                        message: components["schemas"]["Message"];
                        data: null;
                    };
                };
            };
            500: components["responses"]["ServerFault"];
        };
    };
    frontUserAddressEdit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The address. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddressInput"];
            };
        };
        responses: {
            /** @description Done when code is 200; any other code is a refusal and data follows ErrorEnvelope. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["Code"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Address"];
                    };
                };
            };
            500: components["responses"]["ServerFault"];
        };
    };
    frontUserAddressList: {
        parameters: {
            query?: {
                /** @description Page to show, from 1 (D-03). */
                pageNum?: components["parameters"]["PageNum"];
                /** @description Things on a page. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Words to look for. */
                keywords?: components["parameters"]["Keywords"];
                /** @description Only this kind of place. */
                areaType?: components["schemas"]["AreaType"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; any other code is a refusal and data follows ErrorEnvelope. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["Code"];
                        message: components["schemas"]["Message"];
                        data: {
                            list: components["schemas"]["Address"][];
                            total: components["schemas"]["Qty"];
                            pageNum: number;
                            pageSize: number;
                            max: number;
                            remaining: number;
                        };
                    };
                };
            };
            500: components["responses"]["ServerFault"];
        };
    };
    frontUserBinEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The address and its code. */
        requestBody: {
            content: {
                "application/json": {
                    email: components["schemas"]["Email"];
                    validateCode: components["schemas"]["ValidateCode"];
                    invitationCode: string;
                };
            };
        };
        responses: {
            /** @description Done when code is 200; any other code is a refusal and data follows ErrorEnvelope. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["Code"];
                        message: components["schemas"]["Message"];
                        data: {
                            email: components["schemas"]["Email"];
                        };
                    };
                };
            };
            500: components["responses"]["ServerFault"];
        };
    };
    frontUserBinSale: {
        parameters: {
            query: {
                /** @description Code of the salesperson. */
                invitationCode: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; any other code is a refusal and data follows ErrorEnvelope. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["Code"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Salesman"];
                    };
                };
            };
            500: components["responses"]["ServerFault"];
        };
    };
    frontUserBind: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The key and the phone. */
        requestBody: {
            content: {
                "application/json": {
                    bindKey: string;
                    areaCode: components["schemas"]["AreaCode"];
                    phone: components["schemas"]["Phone"];
                    validateCode: components["schemas"]["ValidateCode"];
                };
            };
        };
        responses: {
            /** @description Done when code is 200; any other code is a refusal and data follows ErrorEnvelope. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["Code"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["LoginResult"];
                    };
                };
            };
            500: components["responses"]["ServerFault"];
        };
    };
    frontUserForget: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The proof and the new password. */
        requestBody: {
            content: {
                "application/json": {
                    areaCode: components["schemas"]["AreaCode"];
                    phone: components["schemas"]["Phone"];
                    validateCode: components["schemas"]["ValidateCode"];
                    password: components["schemas"]["Password"];
                };
            };
        };
        responses: {
            /** @description Done when code is 200; any other code is a refusal and data follows ErrorEnvelope. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["Code"];
                        message: components["schemas"]["Message"];
                        data: null;
                    };
                };
            };
            500: components["responses"]["ServerFault"];
        };
    };
    frontUserGetInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; any other code is a refusal and data follows ErrorEnvelope. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["Code"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["UserInfo"];
                    };
                };
            };
            500: components["responses"]["ServerFault"];
        };
    };
    frontUserGetSalesman: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; any other code is a refusal and data follows ErrorEnvelope. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["Code"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Salesman"] | null;
                    };
                };
            };
            500: components["responses"]["ServerFault"];
        };
    };
    frontUserLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What was typed. */
        requestBody: {
            content: {
                "application/json": {
                    username: string;
                    /** Format: password */
                    password: string;
                    /** @description Key of the picture code; empty when it is switched off. */
                    key: string;
                    /** @description The four characters in the picture. */
                    code: string;
                };
            };
        };
        responses: {
            /** @description Done when code is 200; any other code is a refusal and data follows ErrorEnvelope. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["Code"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["LoginResult"];
                    };
                };
            };
            500: components["responses"]["ServerFault"];
        };
    };
    frontUserLogout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; any other code is a refusal and data follows ErrorEnvelope. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["Code"];
                        message: components["schemas"]["Message"];
                        data: null;
                    };
                };
            };
            500: components["responses"]["ServerFault"];
        };
    };
    frontUserPasswordEdit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Both passwords. */
        requestBody: {
            content: {
                "application/json": {
                    /** Format: password */
                    oldPassword: string;
                    newPassword: components["schemas"]["Password"];
                };
            };
        };
        responses: {
            /** @description Done when code is 200; any other code is a refusal and data follows ErrorEnvelope. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["Code"];
                        message: components["schemas"]["Message"];
                        data: null;
                    };
                };
            };
            500: components["responses"]["ServerFault"];
        };
    };
    frontUserPreferenceEdit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The parts to change. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PreferenceInput"];
            };
        };
        responses: {
            /** @description Done when code is 200; any other code is a refusal and data follows ErrorEnvelope. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["Code"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Preference"];
                    };
                };
            };
            500: components["responses"]["ServerFault"];
        };
    };
    frontUserPreference: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; any other code is a refusal and data follows ErrorEnvelope. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["Code"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Preference"];
                    };
                };
            };
            500: components["responses"]["ServerFault"];
        };
    };
    frontUserRegister: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The new account. */
        requestBody: {
            content: {
                "application/json": {
                    areaCode: components["schemas"]["AreaCode"];
                    phone: components["schemas"]["Phone"];
                    username?: string;
                    password: components["schemas"]["Password"];
                    validateCode: components["schemas"]["ValidateCode"];
                    nickname: string;
                    identityType: components["schemas"]["IdentityType"];
                    companyName: string;
                    invitationCode?: string;
                };
            };
        };
        responses: {
            /** @description Done when code is 200; any other code is a refusal and data follows ErrorEnvelope. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["Code"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["LoginResult"];
                    };
                };
            };
            500: components["responses"]["ServerFault"];
        };
    };
    frontUserSendCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Where to send it and what for. */
        requestBody: {
            content: {
                "application/json": {
                    areaCode: components["schemas"]["AreaCode"];
                    phone: components["schemas"]["Phone"];
                    type: components["schemas"]["SendCodeType"];
                };
            };
        };
        responses: {
            /** @description Done when code is 200; any other code is a refusal and data follows ErrorEnvelope. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["Code"];
                        message: components["schemas"]["Message"];
                        data: {
                            /** @description Seconds the code is valid. */
                            expiresIn: number;
                            /** @description Seconds until the next one. */
                            retryAfter: number;
                        };
                    };
                };
            };
            500: components["responses"]["ServerFault"];
        };
    };
    frontUserUpdate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The fields to change. */
        requestBody: {
            content: {
                "application/json": {
                    avatar?: string | null;
                    nickname?: string;
                    identityType?: components["schemas"]["IdentityType"];
                    companyName?: string;
                    version?: components["schemas"]["Version"];
                };
            };
        };
        responses: {
            /** @description Done when code is 200; any other code is a refusal and data follows ErrorEnvelope. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["Code"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["SessionUser"];
                    };
                };
            };
            500: components["responses"]["ServerFault"];
        };
    };
    frontWechatLoginQrBind: {
        parameters: {
            query: {
                /** @description Code given after the scan. */
                code: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; any other code is a refusal and data follows ErrorEnvelope. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["Code"];
                        message: components["schemas"]["Message"];
                        data: {
                            socialBound: boolean;
                        };
                    };
                };
            };
            500: components["responses"]["ServerFault"];
        };
    };
    frontWechatLoginQr: {
        parameters: {
            query: {
                /** @description Code given after the scan. */
                code: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; any other code is a refusal and data follows ErrorEnvelope. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["Code"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["SocialLoginResult"];
                    };
                };
            };
            500: components["responses"]["ServerFault"];
        };
    };
    frontWechatLogin: {
        parameters: {
            query: {
                /** @description Code given by the social app. */
                code: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; any other code is a refusal and data follows ErrorEnvelope. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["Code"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["SocialLoginResult"];
                    };
                };
            };
            500: components["responses"]["ServerFault"];
        };
    };
    getAuthCaptcha: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; any other code is a refusal and data follows ErrorEnvelope. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["Code"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["StaffCaptcha"];
                    };
                };
            };
            500: components["responses"]["ServerFault"];
        };
    };
    postAuthLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Username, password and picture code. */
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["StaffLoginForm"];
            };
        };
        responses: {
            /** @description Done when code is 200; any other code is a refusal and data follows ErrorEnvelope. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["Code"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["StaffLoginResult"];
                    };
                };
            };
            500: components["responses"]["ServerFault"];
        };
    };
    deleteAuthLogout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; any other code is a refusal and data follows ErrorEnvelope. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["Code"];
                        message: components["schemas"]["Message"];
                        data: null;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    getDashboardAddress: {
        parameters: {
            query: {
                /** @description Size of a place. */
                by: "country" | "province";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; any other code is a refusal and data follows ErrorEnvelope. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["Code"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["PlaceCount"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    getDashboardFunnel: {
        parameters: {
            query: {
                /** @description From this day, included. */
                from: string;
                /** @description To this day, included. */
                to: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; any other code is a refusal and data follows ErrorEnvelope. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["Code"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["DashboardFunnel"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    getDashboardOverview: {
        parameters: {
            query?: {
                /** @description From this day, included. */
                from?: string;
                /** @description To this day, included. */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; any other code is a refusal and data follows ErrorEnvelope. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["Code"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["DashboardOverview"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    getDashboardPie: {
        parameters: {
            query: {
                /** @description What to divide by. */
                by: "brand" | "category" | "identity";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; any other code is a refusal and data follows ErrorEnvelope. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["Code"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["DashboardSlice"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    getDashboardRadar: {
        parameters: {
            query?: {
                /** @description Suppliers to show; repeat the parameter. The best one without it. */
                supplierIds?: components["schemas"]["Id"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; any other code is a refusal and data follows ErrorEnvelope. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["Code"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["SupplierScore"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    getDashboardTrend: {
        parameters: {
            query: {
                /** @description From this day, included. */
                from: string;
                /** @description To this day, included. */
                to: string;
                /** @description Length of a span. */
                by: "day" | "week" | "month";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; any other code is a refusal and data follows ErrorEnvelope. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["Code"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["DashboardPoint"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    getMenus: {
        parameters: {
            query?: {
                /** @description Words to look for. */
                keywords?: components["parameters"]["Keywords"];
                /** @description Only visible or only hidden entries. */
                status?: "VISIBLE" | "HIDDEN";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; any other code is a refusal and data follows ErrorEnvelope. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["Code"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["MenuVO"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    postMenus: {
        parameters: {
            query?: never;
            header?: {
                /** @description A uuid made once per intent. The same key with the same content answers the first answer again for 24 hours; with other content it is refused with 40908 (D-55). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The entry without a version. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["MenuInput"];
            };
        };
        responses: {
            /** @description Done when code is 200; any other code is a refusal and data follows ErrorEnvelope. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["Code"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["CreatedId"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    getMenusOptions: {
        parameters: {
            query?: {
                /** @description Without buttons, for choosing a parent. */
                onlyParent?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; any other code is a refusal and data follows ErrorEnvelope. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["Code"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Option"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    getMenusRoutes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; any other code is a refusal and data follows ErrorEnvelope. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["Code"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["RouteVO"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    putMenusById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the menu entry. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** @description The whole entry with its version. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["MenuInput"];
            };
        };
        responses: {
            /** @description Done when code is 200; any other code is a refusal and data follows ErrorEnvelope. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["Code"];
                        message: components["schemas"]["Message"];
                        data: null;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    deleteMenusById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the menu entry. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; any other code is a refusal and data follows ErrorEnvelope. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["Code"];
                        message: components["schemas"]["Message"];
                        data: null;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    getMenusByIdForm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the menu entry. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; any other code is a refusal and data follows ErrorEnvelope. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["Code"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["MenuForm"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    getOrdersCount: {
        parameters: {
            query?: {
                /** @description Words to look for. */
                keywords?: components["parameters"]["Keywords"];
                /** @description Only this status; ALL for every one. */
                status?: components["schemas"]["OrderStatusFilter"];
                /** @description Only those waiting for this. */
                flow?: components["schemas"]["OrderFlow"];
                /** @description With a live sub-order in this state. */
                confirmation?: components["schemas"]["Confirmation"];
                /** @description Only this state of payment. */
                paymentStatus?: components["schemas"]["PaymentStatus"];
                /** @description Only this customer. */
                customerId?: components["schemas"]["Id"];
                /** @description Only this team. */
                teamId?: components["schemas"]["Id"];
                /** @description Only customers of this salesperson. */
                salesmanId?: components["schemas"]["Id"];
                /** @description With goods of this supplier. */
                supplierId?: components["schemas"]["Id"];
                /** @description With goods of this list. */
                listId?: components["schemas"]["Id"];
                /** @description Ordered at or after. */
                createdFrom?: string;
                /** @description Ordered before. */
                createdTo?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; any other code is a refusal and data follows ErrorEnvelope. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["Code"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["OrderCounts"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    getOrdersPage: {
        parameters: {
            query?: {
                /** @description Page to show, from 1 (D-03). */
                pageNum?: components["parameters"]["PageNum"];
                /** @description Things on a page. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Words to look for. */
                keywords?: components["parameters"]["Keywords"];
                /** @description Only this status; ALL for every one. */
                status?: components["schemas"]["OrderStatusFilter"];
                /** @description Only those waiting for this. */
                flow?: components["schemas"]["OrderFlow"];
                /** @description With a live sub-order in this state. */
                confirmation?: components["schemas"]["Confirmation"];
                /** @description Only this state of payment. */
                paymentStatus?: components["schemas"]["PaymentStatus"];
                /** @description Only this customer. */
                customerId?: components["schemas"]["Id"];
                /** @description Only this team. */
                teamId?: components["schemas"]["Id"];
                /** @description Only customers of this salesperson. */
                salesmanId?: components["schemas"]["Id"];
                /** @description With goods of this supplier. */
                supplierId?: components["schemas"]["Id"];
                /** @description With goods of this list. */
                listId?: components["schemas"]["Id"];
                /** @description Ordered at or after. */
                createdFrom?: string;
                /** @description Ordered before. */
                createdTo?: string;
                /** @description Field to sort by. */
                sort?: "orderNo" | "createdAt" | "confirmedAt" | "confirmedValueCents" | "confirmedQty" | "paidCents";
                /** @description Direction of the sort. */
                order?: components["parameters"]["Order"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; any other code is a refusal and data follows ErrorEnvelope. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["Code"];
                        message: components["schemas"]["Message"];
                        data: {
                            list: components["schemas"]["OrderRow"][];
                            total: components["schemas"]["Qty"];
                            pageNum: number;
                            pageSize: number;
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    getOrdersById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the order. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; any other code is a refusal and data follows ErrorEnvelope. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["Code"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["OrderDetail"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    getOrdersByIdBig: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the order. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; any other code is a refusal and data follows ErrorEnvelope. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["Code"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["BigOrder"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    putOrdersByIdCancel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the order. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** @description The reason, and the version that was read. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffCancelInput"];
            };
        };
        responses: {
            /** @description Done when code is 200; any other code is a refusal and data follows ErrorEnvelope. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["Code"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["OrderDetail"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    getOrdersByIdLogs: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the order. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; any other code is a refusal and data follows ErrorEnvelope. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["Code"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Log"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    putSubOrdersBatchConfirm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The sub-orders. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["BatchConfirmInput"];
            };
        };
        responses: {
            /** @description Done when code is 200; any other code is a refusal and data follows ErrorEnvelope. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["Code"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["BatchConfirmResult"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    putSubOrdersByIdAcknowledge: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the sub-order. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** @description Differences, and the version that was read. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AcknowledgeInput"];
            };
        };
        responses: {
            /** @description Done when code is 200; any other code is a refusal and data follows ErrorEnvelope. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["Code"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["SubOrder"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    putSubOrdersByIdConfirm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the sub-order. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** @description What is cut, and the version that was read. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubOrderConfirmInput"];
            };
        };
        responses: {
            /** @description Done when code is 200; any other code is a refusal and data follows ErrorEnvelope. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["Code"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["SubOrder"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    putSubOrdersByIdOffer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the sub-order. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** @description The changes, and the version that was read. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfferInput"];
            };
        };
        responses: {
            /** @description Done when code is 200; any other code is a refusal and data follows ErrorEnvelope. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["Code"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["SubOrder"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    putSubOrdersByIdReject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the sub-order. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** @description The reason, and the version that was read. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RejectInput"];
            };
        };
        responses: {
            /** @description Done when code is 200; any other code is a refusal and data follows ErrorEnvelope. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["Code"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["SubOrder"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    postUsers: {
        parameters: {
            query?: never;
            header?: {
                /** @description A uuid made once per intent. The same key with the same content answers the first answer again for 24 hours; with other content it is refused with 40908 (D-55). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The person without a version. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserInput"];
            };
        };
        responses: {
            /** @description Done when code is 200; any other code is a refusal and data follows ErrorEnvelope. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["Code"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["NewUser"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    getUsersExport: {
        parameters: {
            query?: {
                /** @description Words to look for. */
                keywords?: components["parameters"]["Keywords"];
                /** @description Only this state of the account. */
                status?: components["schemas"]["AccountStatus"];
                /** @description Only this department and those below it. */
                deptId?: components["schemas"]["Id"];
                /** @description Created in this span, its start and its end (not included), sent twice (D-42). */
                createTime?: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sheet; a refusal comes as JSON. */
            200: {
                headers: {
                    /** @description attachment, with the file name. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    postUsersImport: {
        parameters: {
            query: {
                /** @description Department of the new people. */
                deptId: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The sheet as the part named file. */
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["UserImportForm"];
            };
        };
        responses: {
            /** @description Done when code is 200; any other code is a refusal and data follows ErrorEnvelope. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["Code"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["UserImportResult"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            500: components["responses"]["ServerFault"];
        };
    };
    getUsersMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; any other code is a refusal and data follows ErrorEnvelope. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["Code"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["StaffUser"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    getUsersPage: {
        parameters: {
            query?: {
                /** @description Page to show, from 1 (D-03). */
                pageNum?: components["parameters"]["PageNum"];
                /** @description Things on a page. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Words to look for. */
                keywords?: components["parameters"]["Keywords"];
                /** @description Only this state of the account. */
                status?: components["schemas"]["AccountStatus"];
                /** @description Only this department and those below it. */
                deptId?: components["schemas"]["Id"];
                /** @description Created in this span, its start and its end (not included), sent twice (D-42). */
                createTime?: string[];
                /** @description Field to sort by. */
                sort?: "username" | "nickname" | "createTime" | "lastLoginAt";
                /** @description Direction of the sort. */
                order?: components["parameters"]["Order"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; any other code is a refusal and data follows ErrorEnvelope. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["Code"];
                        message: components["schemas"]["Message"];
                        data: {
                            list: components["schemas"]["UserRow"][];
                            total: components["schemas"]["Qty"];
                            pageNum: number;
                            pageSize: number;
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    getUsersPreference: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; any other code is a refusal and data follows ErrorEnvelope. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["Code"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["StaffPreference"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    putUsersPreference: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The parts to change. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffPreferenceInput"];
            };
        };
        responses: {
            /** @description Done when code is 200; any other code is a refusal and data follows ErrorEnvelope. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["Code"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["StaffPreference"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    getUsersTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sheet; a refusal comes as JSON. */
            200: {
                headers: {
                    /** @description attachment, with the file name. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    putUsersById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the member of staff. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** @description The whole person with the version. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserInput"];
            };
        };
        responses: {
            /** @description Done when code is 200; any other code is a refusal and data follows ErrorEnvelope. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["Code"];
                        message: components["schemas"]["Message"];
                        data: null;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    deleteUsersById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description One id, or ids with commas between them. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; any other code is a refusal and data follows ErrorEnvelope. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["Code"];
                        message: components["schemas"]["Message"];
                        data: null;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    getUsersByIdForm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the member of staff. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; any other code is a refusal and data follows ErrorEnvelope. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["Code"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["UserForm"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
    patchUsersByIdPassword: {
        parameters: {
            query?: {
                /** @description The new password, where the body is empty. */
                password?: components["schemas"]["Password"];
            };
            header?: never;
            path: {
                /** @description Id of the member of staff. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** @description The new password, where the query has none. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["PasswordInput"];
            };
        };
        responses: {
            /** @description Done when code is 200; any other code is a refusal and data follows ErrorEnvelope. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["Code"];
                        message: components["schemas"]["Message"];
                        data: null;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
        };
    };
}
