/** Generated from the files below openapi/ by scripts/generate.mjs. Do not edit. */

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
         * @description A picture with four characters, drawn by the server. Valid two minutes, one use, upper and lower case alike (D-29). Who cannot read it takes commonWork instead.
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
         * @description Type 3 is for binding. Once a minute and ten times a day per address. Types 3 and 4 need a session; without one a picture code or work comes with it, and the answer does not tell whether the address has an account.
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
         * @description Drawn by the demo catalogue: a silhouette of the category in the colour of the product. Can be kept by the browser for a day, and is then asked for by its validator.
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
    "/api/sp/common/work": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Work instead of a picture code
         * @description For people who cannot read a picture: the device looks for the whole number from 0 up to, not including, `most` for which the SHA-256 of `key`, a dot and the number in decimal digits is `challenge`. Key and number are then sent wherever a picture code is asked for, by buyers and staff alike. Valid five minutes, one use. An address that asks often gets more work.
         */
        get: operations["commonWork"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sp/front/brand/follow": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Follow a brand
         * @description Its new lists are counted on the dashboard and told of. Asked again, it changes nothing.
         */
        post: operations["frontBrandFollow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sp/front/brand/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Brands
         * @description Those with goods the buyer may see, in the order of the house unless sorted otherwise.
         */
        get: operations["frontBrandPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sp/front/brand/unfollow": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * No longer follow a brand
         * @description Asked again, it changes nothing.
         */
        post: operations["frontBrandUnfollow"];
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
         * @description Adds to what is there already. Nothing is locked (D-20). All lines or none. A cart holds at most 5,000 lines (42201).
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
         * @description Grouped by list, with what is wrong on each line and the sums by the minimum rules. At most 5,000 lines, of the lists that close first.
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
         * @description Orders made, pieces and confirmed value per day, week or month.
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
    "/api/sp/front/export/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an export
         * @description While it waits or runs (M-J).
         */
        post: operations["frontExportCancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sp/front/export/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start an export
         * @description A workbook of what the page shows, made in the background: the rows of the filters, the chosen columns. At most 5 run per user (D-60).
         */
        post: operations["frontExportCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sp/front/export/download/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download an export
         * @description The finished workbook. Codes keep their zeros, and no cell begins a formula.
         */
        get: operations["frontExportDownload"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sp/front/export/job/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export job
         * @description State and progress.
         */
        get: operations["frontExportJob"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sp/front/export/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Own exports
         * @description Newest first; gone after 7 days with their files (M-J).
         */
        get: operations["frontExportPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sp/front/filter/del": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete saved filters
         * @description Of this user.
         */
        post: operations["frontFilterDel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sp/front/filter/edit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save filters
         * @description Under a name that the page does not have yet, or changes those with this id.
         */
        post: operations["frontFilterEdit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sp/front/filter/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Saved filters
         * @description Those of this user for one page, the default first, then by name.
         */
        get: operations["frontFilterList"];
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
         * @description In one transaction; asked again it answers the same (Q-02). A cart holds at most 5,000 lines, a draft 1,000, a person 200 drafts; more is refused with 42201.
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
         * @description With the verdict on each, in the order of the sheet.
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
         * @description Checks an order sheet and answers a job; nothing is ordered until the commit. At most 1,000 rows and 31,457,280 bytes, .xlsx only, judged by its content (D-45, Q-11).
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
         * @description New without id. A person keeps at most 200 drafts; one more is refused with 42201.
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
    "/api/sp/front/list/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close a list
         * @description Before its closing time. It takes no more orders; those made stay (M-L).
         */
        post: operations["frontListClose"];
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
    "/api/sp/front/list/del": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete a list
         * @description Only a draft; a published one is closed instead (M-L).
         */
        post: operations["frontListDel"];
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
    "/api/sp/front/list/item/edit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the goods of a list
         * @description Puts goods on a list of one's own, changes their prices, or takes them off; all of it or nothing.
         */
        post: operations["frontListItemEdit"];
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
    "/api/sp/front/list/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish a list
         * @description A draft with goods opens at its starting time, and a link to share it is made (M-L).
         */
        post: operations["frontListPublish"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sp/front/list/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save a list
         * @description Makes a draft of one's own, or changes a list that is not closed. Buyers need the seller's permission for it (D-25).
         */
        post: operations["frontListSave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sp/front/list/share/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Share a list
         * @description Makes another link to a published list of one's own, with its own limits.
         */
        post: operations["frontListShareCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sp/front/list/share/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Share links
         * @description Of one's own lists, newest first unless sorted otherwise; revoked and expired ones too.
         */
        get: operations["frontListSharePage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sp/front/list/share/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revoke a share link
         * @description It stops at once. Asked again, it changes nothing.
         */
        post: operations["frontListShareRevoke"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sp/front/list/share/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open a share link
         * @description The list behind a code and how it may be shown. The visit is counted. The code gives no more than its list, and stops at once when revoked.
         */
        get: operations["frontListShare"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sp/front/logistics/detail/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Shipment
         * @description With packages, attachments and its way so far.
         */
        get: operations["frontLogisticsDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sp/front/logistics/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Shipments of an order
         * @description Of a whole order or of one sub-order, oldest first; either is needed. Packages say what is in them.
         */
        get: operations["frontLogisticsList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sp/front/logistics/track/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Track a shipment
         * @description Asks the carrier anew where one is connected, else what staff entered. When the carrier cannot be reached, what was known stays in frontLogisticsDetail.
         */
        get: operations["frontLogisticsTrack"];
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
    "/api/sp/front/order/futures/detail/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Futures order details
         * @description As frontOrderDetail with deposit and balance. Once its goods have arrived it is a spot order and not found here.
         */
        get: operations["frontOrderFuturesDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sp/front/order/futures/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Futures orders
         * @description As frontOrderPage, only orders of goods that have not arrived yet; each with its expected arrival and deposit.
         */
        get: operations["frontOrderFuturesPage"];
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
    "/api/sp/front/order/receipt/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm receipt
         * @description The goods of a shipped sub-order arrived (M-T9). When every live sub-order is received, the order is completed. Fewer pieces than shipped open a claim.
         */
        post: operations["frontOrderReceiptConfirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sp/front/order/reorder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Order again
         * @description Makes a draft of what open lists still offer, at the prices of today, and tells what is missing. Nothing is ordered or locked.
         */
        post: operations["frontOrderReorder"];
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
    "/api/sp/front/payment/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Accounts to pay into
         * @description Of the house, for the payment by bank transfer.
         */
        get: operations["frontPaymentAccounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sp/front/payment/credit/apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay with team credit
         * @description At most the balance and what is open of the order. The payment is accepted at once (M-T6b).
         */
        post: operations["frontPaymentCreditApply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sp/front/payment/credit/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Team credit
         * @description What the credit of the team was gained from and used for, newest first; empty without a team.
         */
        get: operations["frontPaymentCreditPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sp/front/payment/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Payments of an order
         * @description With what is open, what is asked for now, and the team credit that could be used.
         */
        get: operations["frontPaymentList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sp/front/payment/proof/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a payment proof
         * @description With the files that prove it, uploaded before (M-T5). Staff accept it or send it back; one proof waits at a time.
         */
        post: operations["frontPaymentProofAdd"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sp/front/payment/proof/del": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a payment proof back
         * @description By who sent it, while staff have not looked at it.
         */
        post: operations["frontPaymentProofDel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sp/front/product/detail/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Product
         * @description With the open lists that offer it and products like it. Goods of no list that the buyer may see are not found.
         */
        get: operations["frontProductDetail"];
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
    "/api/sp/front/product/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Overview of the super list
         * @description Figures over everything the filters leave, with shares by brand, category and season.
         */
        get: operations["frontProductOverview"];
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
    "/api/sp/front/team/edit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make or change a team
         * @description Without id it makes one, led by who asks, for buyers without a team. Its leader changes name and who sees whose orders.
         */
        post: operations["frontTeamEdit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sp/front/team/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Own team
         * @description Null without one.
         */
        get: operations["frontTeamInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sp/front/team/invitation/handle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer an invitation
         * @description Agree or refuse, by the one invited (M-I). Who agrees joins as a member; who is in a team leaves it first.
         */
        post: operations["frontTeamInvitationHandle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sp/front/team/invitation/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Invitations
         * @description Sent by the own team, or received; newest first.
         */
        get: operations["frontTeamInvitationPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sp/front/team/invitation/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revoke an invitation
         * @description While it is not processed; it then counts as denied (D-35, M-I).
         */
        post: operations["frontTeamInvitationRevoke"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sp/front/team/invite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invite into the team
         * @description By phone number, valid for 7 days. Who has no account sees it after registering with that number (D-35).
         */
        post: operations["frontTeamInvite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sp/front/team/leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Leave a team
         * @description Orders and shared drafts stay with the team, private drafts go along. A leader hands over before (D-36).
         */
        post: operations["frontTeamLeave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sp/front/team/member/del": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove a member
         * @description Ends the sessions of that user with 203. Orders and shared drafts stay with the team (D-36).
         */
        post: operations["frontTeamMemberDel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sp/front/team/member/edit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change what a member may do
         * @description Permissions and spend limit of a member; those of the leader are fixed (D-37). They count from the next call on.
         */
        post: operations["frontTeamMemberEdit"];
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
    "/api/sp/front/team/member/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Members of the team
         * @description The leader first unless sorted otherwise; empty without a team.
         */
        get: operations["frontTeamMemberPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sp/front/team/transfer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hand over a team
         * @description The leader makes another member the leader and stays as a member (D-36).
         */
        post: operations["frontTeamTransfer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sp/front/upload/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a file
         * @description A picture (jpg, png, webp) up to 10 MB or a PDF up to 20 MB, judged by its content. Only who may see what it is attached to can open it (D-59).
         */
        post: operations["frontUploadFile"];
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
         * @description jpg, png or webp up to 10 MB and 40 million pixels, judged by its content. The picture is drawn anew: upright, without place or camera, at most 512 (AVATAR), 1,024 (LOGO) or 3,000 pixels on its longer side; of a moving one the first stays. What is no such picture or cannot be read whole is refused with 41501. A person may send so many files and bytes a day (42901), and keep so many bytes (41301 with what is left). What nothing names a day later is removed (D-59, D-60).
         */
        post: operations["frontUploadImage"];
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
         * @description Uses the bindKey of a social sign-in. A number without an account is refused like a wrong code. Tries are limited per address and per number (D-60).
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
         * @description Sets a new password after a code of type 2. Every session of the account ends with 203. Known and unknown numbers are answered alike; tries are limited per address and per number (D-60).
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
         * @description By user name, or by phone number with its area code. The picture code comes from adminValidateCodeGet, or the work from commonWork, and is used up by the try. Ten tries a minute per address; five wrong passwords lock the account for 15 minutes (D-30, D-60).
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
         * @description Makes an account and signs it in. An invitation code binds the salesperson at once. The code is looked at before anything that depends on an account. Tries are limited per address and per number (D-60).
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
         * @description Once a minute and ten times a day per number, to the area codes of commonAreaCodes only, and no more than the house allows per area code and day. Without a session a picture code or work comes with it. The answer does not tell whether the number has an account: a known number that asks to register is told so by the message itself. With a session type 4 needs a free number.
         */
        post: operations["frontUserSendCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sp/front/user/session/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End one of my sessions
         * @description Its pages are told and closed; its token answers 203. The own session is ended by signing out.
         */
        post: operations["frontUserSessionEnd"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sp/front/user/session/end/others": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End all my other sessions
         * @description All but the one that asks.
         */
        post: operations["frontUserSessionEndOthers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sp/front/user/session/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where I am signed in
         * @description Open sessions of the own account, the latest used first.
         */
        get: operations["frontUserSessionList"];
        put?: never;
        post?: never;
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
         * @description Only what is sent changes. As avatar the address of a picture which the person uploaded as AVATAR or LOGO is taken, or none; another address is refused with 40001.
         */
        post: operations["frontUserUpdate"];
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
    "/api/sp/front/wechat/qr/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Code to scan
         * @description For signing in with the social app (R-1.22). Without a configured platform it is refused with 50301 (D-64).
         */
        get: operations["frontWechatQrCreate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sp/front/wechat/qr/state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What became of a code to scan
         * @description Asked every few seconds. An unknown key counts as expired.
         */
        get: operations["frontWechatQrState"];
        put?: never;
        post?: never;
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
         * @description A new picture code for the sign-in page. Every call makes another one. Who cannot read it takes commonWork.
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
    "/api/v1/auth/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where I am signed in
         * @description Open sessions of the own account, the latest used first.
         */
        get: operations["getAuthSessions"];
        put?: never;
        post?: never;
        /**
         * End all my other sessions
         * @description All but the one that asks.
         */
        delete: operations["deleteAuthSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/sessions/{id}": {
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
         * End one of my sessions
         * @description Its pages are told and closed; its token answers HTTP 401. The own session is ended by signing out.
         */
        delete: operations["deleteAuthSessionsById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/setup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make the first ROOT
         * @description Uses up a one-time link from the server's console: makes an account with the role ROOT and signs it in. Every other open link ends with it. Refusals as in the check; a taken username is 40913, and the link stays good then. Ten tries a minute and address.
         */
        post: operations["postAuthSetup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/setup/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check a set-up link
         * @description Whether the one-time link from the server's console is still good. An unknown link is 40401, one that was used or is older than a day 40915. Ten tries a minute and address.
         */
        post: operations["postAuthSetupCheck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/brands": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a brand
         * @description The name is unique without regard to case (40913).
         */
        post: operations["postBrands"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/brands/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Brand choices
         * @description All brands for a select, in sort order.
         */
        get: operations["getBrandsOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/brands/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Brands
         * @description Every brand, small sort numbers first unless sorted otherwise.
         */
        get: operations["getBrandsPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/brands/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a brand
         * @description The new name and logo show on every product and list at once.
         */
        put: operations["putBrandsById"];
        post?: never;
        /**
         * Delete brands
         * @description One id or several with commas. Refused while products have the brand, naming some of them (Q-41). All or none.
         */
        delete: operations["deleteBrandsById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/brands/{id}/form": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Brand form
         * @description One brand as its form shows it, with the version to send back.
         */
        get: operations["getBrandsByIdForm"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/carts/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Carts
         * @description Carts that are not empty, the one changed last first unless sorted otherwise. Keywords look in nickname, phone and company.
         */
        get: operations["getCartsPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/carts/{customerId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Cart of a customer
         * @description The lines as they stand now with price and stock, by list, and the sums as the customer sees them.
         */
        get: operations["getCartsByCustomerId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/carts/{customerId}/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Order from a cart
         * @description Makes one order for the customer from lines of the cart and locks its stock in one transaction (M-T2, D-20). It waits for the customer to confirm it. Lines of a list that is not open are refused (40903). Sent again with the same key it answers the same order.
         */
        post: operations["postCartsByCustomerIdOrders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Category tree
         * @description Every category as a tree in sort order, with the number of products in and below each.
         */
        get: operations["getCategories"];
        put?: never;
        /**
         * Create a category
         * @description A name is unique under its parent (40913). The tree has at most three levels.
         */
        post: operations["postCategories"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/categories/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a category
         * @description The parent may be neither the category itself nor one below it (40913).
         */
        put: operations["putCategoriesById"];
        post?: never;
        /**
         * Delete a category
         * @description Refused while it has children or products (Q-41).
         */
        delete: operations["deleteCategoriesById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/customers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a customer
         * @description The first password is answered once and stored nowhere readable; the customer changes it after signing in. Phone and e-mail address are each used by one account only.
         */
        post: operations["postCustomers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/customers/_export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export customers
         * @description Every customer that fits the filters as .xlsx, in the order of the page. Phone numbers stay texts; cells that begin like a formula are neutralised (Q-09).
         */
        get: operations["getCustomersExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/customers/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Customers
         * @description Newest first unless sorted otherwise. Keywords look in nickname, username, phone, e-mail and company.
         */
        get: operations["getCustomersPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/customers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Customer
         * @description One customer with addresses, figures of the orders and credit. The form of the customer is filled from it, with the version to send back.
         */
        get: operations["getCustomersById"];
        /**
         * Change a customer
         * @description A salesperson may be bound anew here, which the customer cannot do (D-39). Taking the seller flag away closes no list that is published already.
         */
        put: operations["putCustomersById"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/customers/{id}/identity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Confirm the identity of a customer
         * @description Staff say what kind of trader the customer is. Only a confirmed identity opens lists that are for certain identities; a customer who changes it loses that until it is confirmed again.
         */
        put: operations["putCustomersByIdIdentity"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/customers/{id}/phone": {
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
         * Change the phone number of a customer
         * @description Without a code, since staff know the person. The form of the number is that of its area code (D-26); invitations to the new number become visible to the customer.
         */
        patch: operations["patchCustomersByIdPhone"];
        trace?: never;
    };
    "/api/v1/customers/{id}/status": {
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
         * Enable or disable a customer
         * @description Disabling ends the sessions of the customer with code 203; orders, drafts and cart stay. The same state again changes nothing.
         */
        patch: operations["patchCustomersByIdStatus"];
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
    "/api/v1/data-summary/_export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export the data summary
         * @description All rows and the totals under the same filters as .xlsx. Cells that begin like a formula are neutralised (Q-09).
         */
        get: operations["getDataSummaryExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/data-summary/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Data summary
         * @description Orders made in the period without cancelled ones, by customer, team, brand, list or supplier, highest value first unless sorted otherwise. Totals are over all rows, not over the page.
         */
        get: operations["getDataSummaryPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/dept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Departments
         * @description Every department that fits, with those above it, as a tree in sort order. Keywords look in name and code.
         */
        get: operations["getDept"];
        put?: never;
        /**
         * Create a department
         * @description A name is unique under its parent, a code in the whole house.
         */
        post: operations["postDept"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/dept/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Departments to choose from
         * @description Departments in use as a tree, for a select.
         */
        get: operations["getDeptOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/dept/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a department
         * @description The parent may be neither the department itself nor one below it (40913).
         */
        put: operations["putDeptById"];
        post?: never;
        /**
         * Delete departments
         * @description One id or several with commas, all or none. Refused while a department has people or departments below it (40912, Q-41).
         */
        delete: operations["deleteDeptById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/dept/{id}/form": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Department form
         * @description One department as its form shows it, with the version to send back.
         */
        get: operations["getDeptByIdForm"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/dicts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All words
         * @description Every dictionary in use with its words in use, to be kept by the app until the live frame dict.changed tells of another version.
         */
        get: operations["getDicts"];
        put?: never;
        /**
         * Create a dictionary
         * @description Name and code are each unique.
         */
        post: operations["postDicts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/dicts/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Dictionaries
         * @description By code unless sorted otherwise. Keywords look in name, code and remark.
         */
        get: operations["getDictsPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/dicts/{code}/items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Words of a dictionary
         * @description The words in use, in sort order, as a form offers them.
         */
        get: operations["getDictsByCodeItems"];
        put?: never;
        /**
         * Add a word
         * @description A value is unique in its dictionary. The values of a system dictionary are fixed, so nothing can be added to it (40302).
         */
        post: operations["postDictsByCodeItems"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/dicts/{code}/items/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Words of a dictionary, page by page
         * @description In sort order unless sorted otherwise. Keywords look in value and both labels.
         */
        get: operations["getDictsByCodeItemsPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/dicts/{code}/items/{itemId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a word
         * @description In a system dictionary value and status are fixed (40001); labels, tone and order may be changed. Screens show the new labels at once.
         */
        put: operations["putDictsByCodeItemsByItemId"];
        post?: never;
        /**
         * Delete words
         * @description One id or several with commas, all or none. Refused in a system dictionary and for a word that something stored uses (40912).
         */
        delete: operations["deleteDictsByCodeItemsByItemId"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/dicts/{code}/items/{itemId}/form": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Form of a word
         * @description One word as its form shows it, with the version to send back.
         */
        get: operations["getDictsByCodeItemsByItemIdForm"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/dicts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a dictionary
         * @description Code and status of a system dictionary are fixed (40001).
         */
        put: operations["putDictsById"];
        post?: never;
        /**
         * Delete dictionaries
         * @description One id or several with commas, all or none, each with its words. Refused for a system dictionary (40912).
         */
        delete: operations["deleteDictsById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/dicts/{id}/form": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Dictionary form
         * @description One dictionary as its form shows it, with the version to send back.
         */
        get: operations["getDictsByIdForm"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/exchange-rates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Exchange rates
         * @description Every currency with its latest changes, those that buyers see first, in their order.
         */
        get: operations["getExchangeRates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/exchange-rates/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set an exchange rate
         * @description Counts from now for everybody; orders that are confirmed keep their copy. The euro is always 1 (40001).
         */
        put: operations["putExchangeRatesByName"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a file
         * @description jpg, png or webp up to 10 MB, PDF up to 20 MB, judged by its content and kept under a random name (D-59). Portraits, logos and pictures of goods are public, everything else has a signed address.
         */
        post: operations["postFiles"];
        /**
         * Delete a file
         * @description Only the person who uploaded it, or ROOT, may delete it (40302), and only while nothing uses it (40912).
         */
        delete: operations["deleteFiles"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/futures-orders/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Futures orders
         * @description Orders of goods that have not arrived, newest first unless sorted otherwise. An order that was turned into a spot order is found among the orders. Keywords look in order number, customer and international code.
         */
        get: operations["getFuturesOrdersPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/futures-orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Futures order
         * @description A whole futures order with its day of arrival, deposit and balance. The buttons of the page are drawn from `actions` and `futuresActions`, and from nothing else.
         */
        get: operations["getFuturesOrdersById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/futures-orders/{id}/arrival": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the day of arrival
         * @description Sets or moves the day; shipping and receipt estimates of the sub-orders move with it, and the customer is told. Possible while the order is in progress.
         */
        put: operations["putFuturesOrdersByIdArrival"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/futures-orders/{id}/convert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Turn into a spot order
         * @description The goods have arrived: the whole order becomes a spot order and locks its stock in one transaction, or nothing changes and the missing lines are named (40902). What was paid stays paid; the rest is due as before. Possible while the order is in progress and nothing was shipped.
         */
        put: operations["putFuturesOrdersByIdConvert"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/jobs/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Jobs
         * @description Imports and exports in the background, newest first. Own jobs; with sys:job:query those of everybody.
         */
        get: operations["getJobsPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/jobs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Job
         * @description State and counts, for a page that waits. Own jobs; with sys:job:query those of everybody.
         */
        get: operations["getJobsById"];
        put?: never;
        post?: never;
        /**
         * Cancel a job
         * @description One that waits, runs or was checked; nothing of it is stored. Own jobs; with sys:job:query those of everybody.
         */
        delete: operations["deleteJobsById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/jobs/{id}/commit": {
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
         * @description In one transaction; asked again it answers the same (Q-02). With ALL one wrong row refuses the whole (42202). Only by the owner, who still needs the permission of the import.
         */
        post: operations["postJobsByIdCommit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/jobs/{id}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * File of a job
         * @description The finished file of an export, or the bad rows of an import with a column for the reason. Kept for seven days. Own jobs; with sys:job:query those of everybody.
         */
        get: operations["getJobsByIdFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/jobs/{id}/rows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Rows of an import
         * @description With the verdict on each, in the order of the sheet: products, goods of a list or suppliers. Own jobs; with sys:job:query those of everybody.
         */
        get: operations["getJobsByIdRows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/lists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a list
         * @description Makes a draft without goods, owned by staff.
         */
        post: operations["postLists"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/lists/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists
         * @description Lists of every owner, drafts too, newest first unless sorted otherwise.
         */
        get: operations["getListsPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/lists/shares/{id}": {
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
         * Revoke a share link
         * @description The link answers 40915 from now on; those who have the page open lose it with their next call (Q-44).
         */
        delete: operations["deleteListsSharesById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/lists/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List details
         * @description One list of any owner with its settings, costs included, and who may see it; also what its form is filled from.
         */
        get: operations["getListsById"];
        /**
         * Change a list
         * @description A draft may change in everything. An open list keeps its kind, its delivery method and a start that has passed. A closed one is opened again first (40904).
         */
        put: operations["putListsById"];
        post?: never;
        /**
         * Delete lists
         * @description One id or several with commas. Only drafts (40904); refused while an import that is not finished fills one of them (40912). All or none.
         */
        delete: operations["deleteListsById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/lists/{id}/_export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export a list
         * @description Starts a job that writes the goods of the list as .xlsx with the columns of the list, all rows (Q-08). Cells that begin like a formula are neutralised (Q-09).
         */
        get: operations["getListsByIdExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/lists/{id}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Close a list
         * @description Closes an open list before its time. Carts keep their lines, nothing more can be ordered from it.
         */
        put: operations["putListsByIdClose"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/lists/{id}/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the goods of a list
         * @description Puts goods on, takes goods off and sets prices in one step, and answers the new sums. On an open list carts see new prices and goods taken off at once; orders that stand keep theirs. Refused on a closed list (40904).
         */
        put: operations["putListsByIdProducts"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/lists/{id}/products/_import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import the goods of a list
         * @description Checks a sheet of international codes, colours and prices and answers a job; nothing is put on the list until the commit of the job. The export of a list is taken back unchanged (Q-06). At most 1,000 rows and 31,457,280 bytes, .xlsx only, judged by its content (D-45, Q-11). Refused on a closed list (40904).
         */
        post: operations["postListsByIdProductsImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/lists/{id}/products/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Goods of a list
         * @description The goods with the prices of this list, in the order of the list unless sorted otherwise. `selection` sums over everything the filters leave.
         */
        get: operations["getListsByIdProductsPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/lists/{id}/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Publish a list
         * @description Opens a draft to those who may see it and makes the first link to share it. The list needs goods (40914) and a closing time in the future (40001).
         */
        put: operations["putListsByIdPublish"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/lists/{id}/reopen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Open a list again
         * @description Opens a closed list by moving its closing time to the future (D-24).
         */
        put: operations["putListsByIdReopen"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/lists/{id}/shares": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Share links of a list
         * @description All links of the list, revoked and expired ones too, newest first.
         */
        get: operations["getListsByIdShares"];
        put?: never;
        /**
         * Share a list
         * @description Makes another link to an open list. Whoever has it signs in first and then sees this list and nothing more (Q-44).
         */
        post: operations["postListsByIdShares"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/logs/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Operation records
         * @description Who did what and when, of every area, newest first. Keywords look in the name of the thing, the action and the note. Passwords, tokens and codes are never recorded (Q-49).
         */
        get: operations["getLogsPage"];
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
        /**
         * Show or hide a menu entry
         * @description A hidden entry leaves the menu but keeps its route and its permission. Applies on the next request of everybody (Q-38).
         */
        patch: operations["patchMenusById"];
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
    "/api/v1/notices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write a notice
         * @description Stores a draft; nobody is told before it is published. ids is needed where target is TEAMS or USERS, and left out otherwise (40001).
         */
        post: operations["postNotices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/notices/my-page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * My notices
         * @description What was sent to the signed-in member of staff, by people and by the house itself, newest first. unread counts all of them, whatever the filters.
         */
        get: operations["getNoticesMyPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/notices/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Notices written by staff
         * @description Newest first unless sorted otherwise. Keywords look in title and text. The messages the house sends by itself are not among them.
         */
        get: operations["getNoticesPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/notices/read-all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Mark all my notices as read
         * @description Answers what is unread afterwards: a notice that arrives at the same moment stays unread.
         */
        put: operations["putNoticesReadAll"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/notices/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a notice
         * @description Only a draft can be changed (40904).
         */
        put: operations["putNoticesById"];
        post?: never;
        /**
         * Delete notices
         * @description One id or several with commas, all or none, in any state. A published one also leaves the inboxes of those it went to.
         */
        delete: operations["deleteNoticesById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/notices/{id}/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One of my notices
         * @description The whole text. Reading it marks it as read. Somebody else's notice is not found (40401).
         */
        get: operations["getNoticesByIdDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/notices/{id}/form": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Notice form
         * @description One notice as its form shows it, with the version to send back.
         */
        get: operations["getNoticesByIdForm"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/notices/{id}/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Publish a notice
         * @description Puts the draft into the inbox of everybody it is meant for and tells their open pages (live frame notice).
         */
        put: operations["putNoticesByIdPublish"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/notices/{id}/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Take a notice back
         * @description A published notice leaves every inbox, read or not. There is no way back from here; a new one is written instead.
         */
        put: operations["putNoticesByIdRevoke"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add an order for a customer
         * @description Makes one order with a sub-order per list and warehouse and locks its stock in one transaction (M-T2, D-20, D-67); futures orders lock nothing (D-70). It waits for the customer to confirm it. Its lists must be open (40903). Sent again with the same key it answers the same order.
         */
        post: operations["postOrders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/orders/_export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export orders
         * @description Starts a job that writes every order that fits the filters as .xlsx, one row per line with the head of its order before it (D-46). `total` of the job is the number of rows. The job and its file are read with the calls for jobs. Cells that begin like a formula are neutralised (Q-09).
         */
        get: operations["getOrdersExport"];
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
    "/api/v1/orders/{id}/cloud-products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add goods of the shared pool to an order
         * @description Goods of every supplier, on the lists of the order or not (D-16). Each joins the open sub-order of that list and its warehouse, which becomes a new offer, or opens a new sub-order that waits for the customer. Possible until something was paid or shipped. Stock is locked, for spot orders.
         */
        post: operations["postOrdersByIdCloudProducts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/orders/{id}/lines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the lines of an order
         * @description Pieces, prices and discounts of lines, new lines from a list, and lines written by hand (D-16). Possible until something was paid or shipped. A sub-order that the customer had confirmed or that waited for it becomes a new offer (M-T3c); one that waits for the platform stays there. More pieces need free stock, fewer release their lock; sums and surcharge are counted anew (D-18).
         */
        put: operations["putOrdersByIdLines"];
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
    "/api/v1/payment-accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Own accounts
         * @description Accounts that customers pay into, in the order in which buyers see them; disabled ones too.
         */
        get: operations["getPaymentAccounts"];
        put?: never;
        /**
         * Add an account
         * @description Buyers see it at once when it is enabled. The record of the change shows the whole account (D-56).
         */
        post: operations["postPaymentAccounts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payment-accounts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change an account
         * @description The whole account with its version. Payments that were made keep what they say.
         */
        put: operations["putPaymentAccountsById"];
        post?: never;
        /**
         * Delete an account
         * @description Buyers no longer see it; payments that were made to it stay (D-69).
         */
        delete: operations["deletePaymentAccountsById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record a payment
         * @description What a customer paid, recorded by staff. It waits to be verified like a proof of the customer, and not by the one who recorded it. Offered by sendProof among the actions of the order. With the method CREDIT team credit is used; that is applyCredit, needs biz:payment:verify as well and counts at once (M-T6b).
         */
        post: operations["postPayments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payments/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Payments
         * @description Payments of every order, newest first unless sorted otherwise. Keywords look in order number, customer and note. The buttons of a row are drawn from its actions.
         */
        get: operations["getPaymentsPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payments/refunds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give money back
         * @description As credit of the team or to the bank of the customer, at most what was paid beyond what is owed and not given back yet; nothing else can be refunded (Q-24). A bank refund is recorded here and paid outside.
         */
        post: operations["postPaymentsRefunds"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payments/{id}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Send a payment proof back
         * @description The customer reads the reason and may send another proof. Not by the one who sent it.
         */
        put: operations["putPaymentsByIdReject"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payments/{id}/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Accept a payment
         * @description With the amount that really arrived, which may be lower than the claimed one. Paid in full, the order waits for shipping; otherwise it is partly paid. Nobody can verify a payment of their own sending (40302).
         */
        put: operations["putPaymentsByIdVerify"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a product
         * @description International code, colour and supplier together are unique, and every barcode is (40913). It is on no list until it is put on one.
         */
        post: operations["postProducts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/products/_export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export products
         * @description Starts a job that writes every product the filters leave as .xlsx; its rows are as many as the table says (Q-08). The import takes the sheet back unchanged. Cells that begin like a formula are neutralised (Q-09).
         */
        get: operations["getProductsExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/products/_import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import products
         * @description Checks a sheet of one supplier and answers a job; nothing is stored until the commit of the job. A row with a known code and colour changes that product, another makes one. At most 1,000 rows and 31,457,280 bytes, .xlsx only, judged by its content (D-45, Q-11).
         */
        post: operations["postProductsImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/products/batch": {
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
         * Change many products
         * @description Sets prices, pieces or properties of products chosen one by one or by the filters of the table. Pieces may not fall below those that orders hold (40902). All or none.
         */
        patch: operations["patchProductsBatch"];
        trace?: never;
    };
    "/api/v1/products/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make an order from products
         * @description Makes one order for a customer, locks its stock in one transaction and asks the customer to confirm it (M-T2, D-20). Sent again with the same key it answers the same order.
         */
        post: operations["postProductsOrders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/products/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Products
         * @description Every product with its supplier, its cost and the pieces that orders hold; last changed first unless sorted otherwise.
         */
        get: operations["getProductsPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/products/template": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Template of the product sheet
         * @description An empty .xlsx with the columns that the import reads, codes as text (Q-04).
         */
        get: operations["getProductsTemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/products/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a product
         * @description The pieces of a size may not fall below those that orders hold, and a size with such pieces may not be left out (40902; `asked` is what orders hold, `available` what would be left). A new price counts for carts and later orders, never for orders that stand.
         */
        put: operations["putProductsById"];
        post?: never;
        /**
         * Delete products
         * @description One id or several with commas. They leave their lists and carts; refused while an open order has one of them, naming the orders. All or none.
         */
        delete: operations["deleteProductsById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/products/{id}/form": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Product form
         * @description One product as its form shows it, in both languages, with its pieces and the version to send back.
         */
        get: operations["getProductsByIdForm"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/purchase-orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a purchase order
         * @description A draft for stock that no order needs yet; what orders need is better ordered from the needs.
         */
        post: operations["postPurchaseOrders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/purchase-orders/_export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export purchase orders
         * @description Every line of the purchase orders that fit the filters as .xlsx, codes as text. Cells that begin like a formula are neutralised (Q-09).
         */
        get: operations["getPurchaseOrdersExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/purchase-orders/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Purchase orders
         * @description Orders to suppliers, newest first unless sorted otherwise. Keywords look in number, supplier and international code.
         */
        get: operations["getPurchaseOrdersPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/purchase-orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Purchase order
         * @description With lines, goods that came in and records. The buttons of the page are drawn from actions.
         */
        get: operations["getPurchaseOrdersById"];
        /**
         * Change a purchase order
         * @description A draft as a whole; later the expected day, the note, and fewer pieces.
         */
        put: operations["putPurchaseOrdersById"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/purchase-orders/{id}/receipts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record goods that came in
         * @description Good pieces go into stock for the orders that need them. Defective ones are told as shortages of those orders, to be bought again or closed short with the reason DEFECT.
         */
        post: operations["postPurchaseOrdersByIdReceipts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/purchase-orders/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the status of a purchase order
         * @description Sent, acknowledged by the supplier, closed, or cancelled with a reason. Needs that it covered are open again after a cancel.
         */
        put: operations["putPurchaseOrdersByIdStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/purchases/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Order what is needed
         * @description Makes a draft of a purchase order to one supplier from the open pieces of the needs. Needs that are no longer open are refused as a whole.
         */
        post: operations["postPurchasesOrders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/purchases/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What must be bought
         * @description Needs of confirmed sub-orders by supplier and SKU, sorted by supplier unless sorted otherwise. Keywords look in code, name and brand.
         */
        get: operations["getPurchasesPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a role
         * @description The new role holds nothing until menu entries are granted to it. Name and code are each unique.
         */
        post: operations["postRoles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/roles/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Roles to choose from
         * @description Roles in use, in sort order. ROOT is offered to ROOT only, since nobody else may give it.
         */
        get: operations["getRolesOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/roles/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Roles
         * @description In sort order unless sorted otherwise. Keywords look in name and code.
         */
        get: operations["getRolesPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/roles/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a role
         * @description ROOT cannot be changed (40302). Menus and permissions of those who hold the role follow on their next request (Q-38).
         */
        put: operations["putRolesById"];
        post?: never;
        /**
         * Delete roles
         * @description One id or several with commas, all or none. Refused for ROOT (40302) and while somebody holds the role (40912). Its grants end with it.
         */
        delete: operations["deleteRolesById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/roles/{id}/form": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Role form
         * @description One role as its form shows it, with the version to send back.
         */
        get: operations["getRolesByIdForm"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/roles/{id}/menuIds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Grants of a role
         * @description Menu entries the role holds, with the version to send back. For ROOT every entry.
         */
        get: operations["getRolesByIdMenuIds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/roles/{id}/menus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Grant menu entries to a role
         * @description Replaces the grants: every ticked entry and every folder or page above one. ROOT cannot be changed, and nobody can grant an entry without holding it (40302). The permission version rises, so the change applies on the next request (Q-38).
         */
        put: operations["putRolesByIdMenus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/roles/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Switch a role on or off
         * @description A role that is off gives nothing to those who hold it. ROOT stays on (40302).
         */
        put: operations["putRolesByIdStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/salesmen/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Salespeople
         * @description Members of staff who look after customers, by name unless sorted otherwise. Keywords look in name, phone and invitation code.
         */
        get: operations["getSalesmenPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/salesmen/{userId}/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make an invitation code
         * @description A new code for a salesperson. The old one stops working at once; customers who are bound stay bound.
         */
        post: operations["postSalesmenByUserIdCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shipments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ship
         * @description Goods of one sub-order leave, all or some of them. Possible once the order is paid, or on account up to the credit limit of the customer (D-71). The locks of the pieces are consumed; when everything is sent or closed, the order is shipped.
         */
        post: operations["postShipments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shipments/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Shipments
         * @description Consignments of every order, newest first unless sorted otherwise. Keywords look in shipment, tracking, order number and consignee.
         */
        get: operations["getShipmentsPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shipments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a shipment
         * @description Courier, numbers, packing and files, until the goods are received. Pieces stay as they were sent.
         */
        put: operations["putShipmentsById"];
        post?: never;
        /**
         * Void a shipment
         * @description It counts as never sent: its pieces are locked again and the sub-order goes back. It stays in the table with the reason. Not once the goods are received.
         */
        delete: operations["deleteShipmentsById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shipments/{id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a step of the way
         * @description What the carrier told, where it does not tell us itself. With delivered the waiting time for receipt begins (D-72).
         */
        post: operations["postShipmentsByIdEvents"];
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
    "/api/v1/sub-orders/{id}/close-short": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close short
         * @description Pieces that are paid and will not come any more are closed with a reason. Their price with its share of the surcharge goes to the credit of the team. A sub-order with nothing left to send is shipped, or cancelled when nothing of it was sent at all.
         */
        post: operations["postSubOrdersByIdCloseShort"];
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
    "/api/v1/suppliers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a supplier
         * @description Code, name and warehouse prefix are unique (40913).
         */
        post: operations["postSuppliers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/suppliers/_export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export suppliers
         * @description Every supplier that fits the filters as .xlsx, without bank details. Cells that begin like a formula are neutralised (Q-09).
         */
        get: operations["getSuppliersExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/suppliers/_import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import suppliers
         * @description Checks a sheet with the columns of the export and answers a job; nothing is stored until the commit of the job. A row with a known code changes that supplier, another makes one. At most 1,000 rows and 31,457,280 bytes, .xlsx only, judged by its content (D-45, Q-11).
         */
        post: operations["postSuppliersImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/suppliers/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Supplier choices
         * @description Enabled suppliers for a select, by name.
         */
        get: operations["getSuppliersOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/suppliers/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Suppliers
         * @description Every supplier with its rating, by name unless sorted otherwise.
         */
        get: operations["getSuppliersPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/suppliers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a supplier
         * @description Code, name and warehouse prefix stay unique (40913).
         */
        put: operations["putSuppliersById"];
        post?: never;
        /**
         * Delete suppliers
         * @description One id or several with commas. Refused while one has products or purchase orders, naming some of them (Q-41). All or none.
         */
        delete: operations["deleteSuppliersById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/suppliers/{id}/form": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Supplier form
         * @description One supplier with its bank details, with the version to send back.
         */
        get: operations["getSuppliersByIdForm"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/teams": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a team
         * @description With its leader, who gets every permission, and its members, who get those of D-37. Names are unique.
         */
        post: operations["postTeams"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/teams/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Teams
         * @description Newest first unless sorted otherwise. Keywords look in the name of the team and in nickname and phone of its people.
         */
        get: operations["getTeamsPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/teams/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Team
         * @description One team with its people and its invitations, and the version to send back.
         */
        get: operations["getTeamsById"];
        /**
         * Change a team
         * @description People added must be in no other team (40907). The leader can be left out only after another one was named (40904). Orders of people who leave stay with the team (D-36).
         */
        put: operations["putTeamsById"];
        post?: never;
        /**
         * Delete teams
         * @description One id or several with commas, all or none. Refused while a team has orders in progress or shipped, or credit left (40912). Its people stay as customers without a team and are signed out (203).
         */
        delete: operations["deleteTeamsById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/teams/{id}/credit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Correct the credit of a team
         * @description Gives or takes credit by hand (ADJUSTMENT). The balance never falls below zero: taking more than is there is refused with 40917.
         */
        post: operations["postTeamsByIdCredit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/teams/{id}/credit/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Credit of a team
         * @description Every change of the credit with the balance after it, newest first. Keywords look in order number and note.
         */
        get: operations["getTeamsByIdCreditPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/teams/{id}/leader": {
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
         * Name another leader
         * @description One of the members becomes the leader; the leader so far stays as a member. Naming the same one again changes nothing.
         */
        patch: operations["patchTeamsByIdLeader"];
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
         * @description The first password is answered once and kept by nobody: a repetition with the same idempotency key makes nothing and answers 40904. The person has to change it at the first sign-in.
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
    "/api/v1/users/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Staff to choose from
         * @description Members of staff who can sign in, by name, for a select. Keywords look in nickname and username. At most 200; more words find the others.
         */
        get: operations["getUsersOptions"];
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
    "/api/v1/users/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change my password
         * @description This session stays, the others of this account end. Five wrong old passwords lock the account for 15 minutes (D-30).
         */
        put: operations["putUsersPassword"];
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
    "/api/v1/users/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * My profile
         * @description The own account as its page shows it, with the version to send back.
         */
        get: operations["getUsersProfile"];
        /**
         * Change my profile
         * @description What a person may change of the own account. Username, department and roles are given by others.
         */
        put: operations["putUsersProfile"];
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
         * @description One id or several with commas. Nobody can delete the own account or ROOT. All or none.
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
    "/api/v1/users/{id}/status": {
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
         * Enable or disable an account
         * @description Disabling ends the sessions of that person at once (M-U). Nobody disables the own account, and only ROOT touches a person who is ROOT (40302).
         */
        patch: operations["patchUsersByIdStatus"];
        trace?: never;
    };
    "/files/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Stored file
         * @description Where `File.url` leads. Pictures that everybody may see (profile pictures, logos, pictures of goods) have a lasting address; all others carry `until` and `signature`, made for whoever was shown the file, and are good for a day. Such an address is asked for anew by the call that showed it. A wrong, old or missing signature is answered 404, as is a file that is gone. No token is looked at, no other site may embed it, and nothing in a file runs. It comes whole, without ranges or validators; public ones may be kept for a day, private ones for an hour.
         */
        get: operations["files"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
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
                /** Format: int64 */
                sessionMs: number;
            };
            /** @description Present while the house is filled with the demo. Its sign-in data are told on the server's own machine only, those of an app on that app's port; everybody else gets an empty list. */
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
            /** @description Address of the picture. */
            logo: string | null;
            hot: boolean;
            /** @description First letter of the name; # for other marks. */
            initial: string;
            /** @description Goods on open lists that the caller may see. */
            productCount: components["schemas"]["Qty"];
            /** @description Open lists with such goods. */
            listCount?: components["schemas"]["Qty"];
            /** @description By the caller; false for staff. */
            followed: boolean;
            sort: number;
        };
        /** @description The form of a brand, filled from what is stored. */
        BrandForm: {
            id: components["schemas"]["Id"];
            name: string;
            /** @description Address of the picture. */
            logo: string | null;
            /** @description Where the maison is at home. */
            country: components["schemas"]["CountryCode"] | null;
            /** @description Stands among the hot brands (R-1.09). */
            hot: boolean;
            /** @description Small numbers come first. */
            sort: number;
            version: components["schemas"]["Version"];
        };
        /** @description A brand to create or to write back. `version` is sent when an existing one is changed (D-55). */
        BrandInput: {
            /** @description Unique without regard to case; not translated. */
            name: string;
            /** @description Address of an uploaded picture. */
            logo?: string | null;
            /** @description Where the maison is at home. */
            country?: components["schemas"]["CountryCode"] | null;
            /** @description Stands among the hot brands (R-1.09). */
            hot: boolean;
            /** @description Small numbers come first. */
            sort: number;
            version?: components["schemas"]["Version"];
        };
        /**
         * @description Permission code of the buyer side (D-37), or `*` for all of them: sp:order:submit, sp:order:cancel, sp:order:confirm, sp:order:receipt, sp:payment:proof, sp:list:publish, sp:team:invite, sp:team:manage, sp:address:edit, sp:price:view, sp:export.
         * @example sp:order:submit
         */
        BuyerPerm: string;
        /**
         * @description Name a customer signs in with, upper and lower case the same. Where none was chosen the server made one.
         * @example demo
         */
        BuyerUsername: string;
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
        /** @description A category of goods with those below it, at most three levels deep. */
        Category: {
            id: components["schemas"]["Id"];
            /** @description Null for the top. */
            parentId: components["schemas"]["Id"] | null;
            /** @description In Chinese. */
            name: string;
            /** @description In English. */
            nameEn: string;
            /** @description Small numbers come first. */
            sort: number;
            /** @description Products in it and below it. */
            productCount: components["schemas"]["Qty"];
            children: components["schemas"]["Category"][];
            version: components["schemas"]["Version"];
        };
        /** @description A category to create or to write back. `version` is sent when an existing one is changed (D-55). */
        CategoryInput: {
            /** @description Null for the top. */
            parentId: components["schemas"]["Id"] | null;
            /** @description In Chinese. */
            name: string;
            /** @description In English. */
            nameEn: string;
            /** @description Small numbers come first. */
            sort: number;
            version?: components["schemas"]["Version"];
        };
        /**
         * Format: int64
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
        /** @description Pieces that will not come any more (M-T8). Lines that are left out stay open. */
        CloseShortInput: {
            lines: {
                id: components["schemas"]["Id"];
                /** @description Pieces to close, not above those still to be sent. */
                qty: components["schemas"]["OrderQty"];
                shortageReason: components["schemas"]["ShortageReason"];
            }[];
            /** @description The customer reads it. */
            note?: string;
            /** @description Version of the sub-order. */
            version: components["schemas"]["Version"];
        };
        /** @description The sub-order after closing short, and what goes back to the customer. */
        CloseShortResult: {
            subOrder: components["schemas"]["SubOrder"];
            /** @description Closed pieces × price with their share of the surcharge, of this call (R-3.37). */
            diffCents: components["schemas"]["PriceCents"];
            /** @description Credit of the team with it; null where the customer has no team and the difference waits on the order. */
            creditBalanceCents: components["schemas"]["PriceCents"] | null;
        };
        /** @description Data of 40903. */
        ClosedList: {
            listId: components["schemas"]["Id"];
        };
        /** @description Goods of the shared pool of all suppliers for an order (D-16). */
        CloudProductsInput: {
            /** @description List of the order that the goods are booked under; its rules count. */
            listId: components["schemas"]["Id"];
            items: {
                skuId: components["schemas"]["Id"];
                qty: components["schemas"]["OrderQty"];
                /** @description Cents per piece; the wholesale price when left out. */
                priceCents?: components["schemas"]["PriceCents"];
                note?: string;
            }[];
            /** @description Reason, for the records and the customer. */
            note?: string;
            /** @description Version of the order. */
            version: components["schemas"]["Version"];
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
        /**
         * @description Country as its ISO 3166-1 code of two letters.
         * @example IT
         */
        CountryCode: string;
        /** @description What was created. */
        CreatedId: {
            id: components["schemas"]["Id"];
        };
        /** @description One change of a team's credit and the balance after it. */
        CreditEntry: {
            id: components["schemas"]["Id"];
            type: components["schemas"]["CreditEntryType"];
            /** @description Above zero when credit was gained, below when it was used. */
            amountCents: components["schemas"]["Cents"];
            /** @description Balance after this entry. */
            balanceCents: components["schemas"]["PriceCents"];
            orderId?: components["schemas"]["Id"];
            orderNo?: components["schemas"]["OrderNo"];
            /** Format: date-time */
            at: string;
            operatorName: string;
            note?: string;
        };
        /**
         * @description Why the credit of a team changed. SHORTAGE: pieces closed short (M-T8). CANCELLATION: paid amount of a cancelled order (M-T10). REFUND: given back by staff. ADJUSTMENT: corrected by staff, up or down. APPLIED: used for an order (M-T6b). PAYOUT: paid out to the bank.
         * @enum {string}
         */
        CreditEntryType: "SHORTAGE" | "CANCELLATION" | "REFUND" | "ADJUSTMENT" | "APPLIED" | "PAYOUT";
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
            role: components["schemas"]["TeamRole"];
        };
        /** @description Who a cart belongs to. */
        CustomerBrief: {
            id: components["schemas"]["Id"];
            /** @description Empty when none was chosen. */
            nickname: string;
            /** @description With the area code. */
            phone: string;
            companyName: string;
            teamName: string | null;
            salesman: components["schemas"]["SalesmanRef"] | null;
        };
        /** @description What a customer may owe and has to spend (D-71). freeCents = creditLimitCents − onAccountCents, never below zero. */
        CustomerCredit: {
            /** @description Limit for goods that leave before they are paid. */
            creditLimitCents: components["schemas"]["PriceCents"];
            /** @description Open sums of orders on account. */
            onAccountCents: components["schemas"]["PriceCents"];
            freeCents: components["schemas"]["PriceCents"];
            /** @description Credit of the team; null without a team. */
            teamBalanceCents: components["schemas"]["PriceCents"] | null;
        };
        /** @description A customer with addresses, orders and credit. The form of the customer is filled from it. */
        CustomerDetail: {
            id: components["schemas"]["Id"];
            username: components["schemas"]["BuyerUsername"];
            /** @description Empty when none was chosen. */
            nickname: string;
            avatar: string | null;
            areaCode: components["schemas"]["AreaCode"];
            phone: components["schemas"]["Phone"];
            /** @description Null until an address is bound. */
            email: string | null;
            identityType: components["schemas"]["IdentityType"];
            companyName: string;
            teamId: components["schemas"]["Id"] | null;
            teamName: string | null;
            teamRole: components["schemas"]["TeamRole"] | null;
            /** @description Null while no salesperson is bound. */
            salesman: components["schemas"]["SalesmanRef"] | null;
            /** @description All orders this person made. */
            orderCount: components["schemas"]["Qty"];
            /** @description Accepted payments of these orders. */
            spentCents: components["schemas"]["PriceCents"];
            /** @description May publish lists of its own (D-25). */
            sellerFlag: boolean;
            status: components["schemas"]["AccountStatus"];
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            lastLoginAt: string | null;
            /** @description 0 when goods leave only after payment (D-71). */
            creditLimitCents: components["schemas"]["PriceCents"];
            /** @description Note of staff; the customer never sees it. */
            remark: string;
            socialBound: boolean;
            /** @description The default one first. */
            addresses: components["schemas"]["Address"][];
            orders: components["schemas"]["CustomerOrders"];
            credit: components["schemas"]["CustomerCredit"];
            version: components["schemas"]["Version"];
        };
        /** @description A customer to create. */
        CustomerInput: {
            /** @description Left out: the server makes one. */
            username?: components["schemas"]["NewBuyerUsername"];
            areaCode: components["schemas"]["AreaCode"];
            phone: components["schemas"]["Phone"];
            nickname: string;
            /** @description Null or left out: bound by the customer later. */
            email?: components["schemas"]["Email"] | null;
            identityType: components["schemas"]["IdentityType"];
            companyName: string;
            /** @description Staff may bind another salesperson at any time (D-39). */
            salesmanId?: components["schemas"]["Id"] | null;
            /**
             * @description May publish lists of its own (D-25).
             * @default false
             */
            sellerFlag?: boolean;
            /** @description 0: goods leave only after payment (D-71). */
            creditLimitCents?: components["schemas"]["PriceCents"];
            /** @description Note of staff; the customer never sees it. */
            remark?: string;
            /** @description Joins this team as a member. */
            teamId?: components["schemas"]["Id"];
        };
        /** @description Orders of a customer in figures. The four statuses add up to `total`, the three flows to at most `inProgress`; values are what is to be paid, cancelled orders left out. */
        CustomerOrders: {
            total: components["schemas"]["Qty"];
            inProgress: components["schemas"]["Qty"];
            shipped: components["schemas"]["Qty"];
            completed: components["schemas"]["Qty"];
            cancelled: components["schemas"]["Qty"];
            toBeConfirmed: components["schemas"]["Qty"];
            toBePaid: components["schemas"]["Qty"];
            awaitingShipping: components["schemas"]["Qty"];
            payableCents: components["schemas"]["PriceCents"];
            paidCents: components["schemas"]["PriceCents"];
            /** Format: date-time */
            lastOrderAt: string | null;
            /** @description The newest orders, newest first. */
            latest: components["schemas"]["OrderRow"][];
        };
        /** @description A new phone number of a customer. */
        CustomerPhoneInput: {
            areaCode: components["schemas"]["AreaCode"];
            phone: components["schemas"]["Phone"];
            version: components["schemas"]["Version"];
        };
        /** @description A customer in a table. */
        CustomerRow: {
            id: components["schemas"]["Id"];
            username: components["schemas"]["BuyerUsername"];
            /** @description Empty when none was chosen. */
            nickname: string;
            avatar: string | null;
            areaCode: components["schemas"]["AreaCode"];
            phone: components["schemas"]["Phone"];
            /** @description Null until an address is bound. */
            email: string | null;
            identityType: components["schemas"]["IdentityType"];
            companyName: string;
            teamId: components["schemas"]["Id"] | null;
            teamName: string | null;
            teamRole: components["schemas"]["TeamRole"] | null;
            /** @description Null while no salesperson is bound. */
            salesman: components["schemas"]["SalesmanRef"] | null;
            /** @description All orders this person made. */
            orderCount: components["schemas"]["Qty"];
            /** @description Accepted payments of these orders. */
            spentCents: components["schemas"]["PriceCents"];
            /** @description May publish lists of its own (D-25). */
            sellerFlag: boolean;
            status: components["schemas"]["AccountStatus"];
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            lastLoginAt: string | null;
        };
        /** @description A customer to write back whole. Phone and state have calls of their own, the team is changed on the team. */
        CustomerUpdate: {
            nickname: string;
            /** @description Null: bound by the customer later. */
            email: components["schemas"]["Email"] | null;
            identityType: components["schemas"]["IdentityType"];
            companyName: string;
            /** @description Staff may bind another salesperson at any time (D-39). */
            salesmanId: components["schemas"]["Id"] | null;
            /** @description May publish lists of its own (D-25). */
            sellerFlag: boolean;
            /** @description 0: goods leave only after payment (D-71). */
            creditLimitCents: components["schemas"]["PriceCents"];
            /** @description Note of staff; the customer never sees it. */
            remark: string;
            version: components["schemas"]["Version"];
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
        /**
         * @description Whose customers and orders a role sees: all, those of the salespeople of the own department and below it, of the own department alone, or the own ones. Of several roles the widest counts.
         * @enum {string}
         */
        DataScope: "ALL" | "DEPT_AND_BELOW" | "DEPT" | "OWN";
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
        /**
         * @description Short code of a department, unique in the house.
         * @example SALES
         */
        DeptCode: string;
        /** @description The form of a department, filled from what is stored. */
        DeptForm: {
            id: components["schemas"]["Id"];
            /** @description Null for the top. */
            parentId: components["schemas"]["Id"] | null;
            name: string;
            code: components["schemas"]["DeptCode"];
            sort: number;
            status: components["schemas"]["EntryStatus"];
            version: components["schemas"]["Version"];
        };
        /** @description A department to create or to write back. One that is not in use is not offered for new people. `version` is sent when an existing one is changed (D-55). */
        DeptInput: {
            /** @description Null for the top. */
            parentId: components["schemas"]["Id"] | null;
            name: string;
            code: components["schemas"]["DeptCode"];
            sort: number;
            status: components["schemas"]["EntryStatus"];
            version?: components["schemas"]["Version"];
        };
        /** @description A department of the tree with those below it. */
        DeptNode: {
            id: components["schemas"]["Id"];
            /** @description Null at the top. */
            parentId: components["schemas"]["Id"] | null;
            name: string;
            code: components["schemas"]["DeptCode"];
            sort: number;
            status: components["schemas"]["EntryStatus"];
            /** @description Members of staff directly in it. */
            userCount: components["schemas"]["Qty"];
            children: components["schemas"]["DeptNode"][];
        };
        /** @description Every dictionary in use. `version` rises with each change of a dictionary or of a word. */
        DictBook: {
            version: components["schemas"]["Version"];
            dicts: components["schemas"]["DictWords"][];
        };
        /**
         * @description Code of a dictionary, small letters with underlines.
         * @example order_status
         */
        DictCode: string;
        /** @description The form of a dictionary, filled from what is stored. */
        DictForm: {
            id: components["schemas"]["Id"];
            name: string;
            code: components["schemas"]["DictCode"];
            status: components["schemas"]["EntryStatus"];
            remark: string | null;
            /** @description Words of an enumeration of the product: codes and values are fixed, labels may be changed (D-53). */
            system: boolean;
            version: components["schemas"]["Version"];
        };
        /** @description A dictionary to create or to write back. `version` is sent when an existing one is changed (D-55). */
        DictInput: {
            name: string;
            code: components["schemas"]["DictCode"];
            status: components["schemas"]["EntryStatus"];
            remark?: string | null;
            version?: components["schemas"]["Version"];
        };
        /** @description A value of a dictionary and its words (D-53). */
        DictItem: {
            value: string;
            /** @description Chinese. */
            label: string;
            labelEn: string;
            sort: number;
            tagType?: components["schemas"]["WordTone"];
        };
        /** @description The form of a word, filled from what is stored. */
        DictItemForm: {
            id: components["schemas"]["Id"];
            value: string;
            /** @description Chinese. */
            label: string;
            labelEn: string;
            tagType: components["schemas"]["WordTone"];
            sort: number;
            status: components["schemas"]["EntryStatus"];
            /** @description Value and status are fixed (D-53). */
            system: boolean;
            version: components["schemas"]["Version"];
        };
        /** @description A word to create or to write back. `version` is sent when an existing one is changed (D-55). */
        DictItemInput: {
            value: string;
            /** @description Chinese. */
            label: string;
            labelEn: string;
            tagType: components["schemas"]["WordTone"];
            sort: number;
            status: components["schemas"]["EntryStatus"];
            version?: components["schemas"]["Version"];
        };
        /** @description A word of a dictionary in a table. */
        DictItemRow: {
            id: components["schemas"]["Id"];
            value: string;
            /** @description Chinese. */
            label: string;
            labelEn: string;
            tagType: components["schemas"]["WordTone"];
            sort: number;
            status: components["schemas"]["EntryStatus"];
        };
        /** @description A dictionary in a table. */
        DictRow: {
            id: components["schemas"]["Id"];
            name: string;
            code: components["schemas"]["DictCode"];
            status: components["schemas"]["EntryStatus"];
            remark: string | null;
            /** @description Words of an enumeration of the product: codes and values are fixed, labels may be changed (D-53). */
            system: boolean;
            /** @description Words in it, in use or not. */
            itemCount: components["schemas"]["Qty"];
            /** Format: date-time */
            updatedAt: string;
        };
        /** @description One dictionary with its words in use, in sort order. */
        DictWords: {
            code: components["schemas"]["DictCode"];
            name: string;
            items: components["schemas"]["DictItem"][];
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
         * @example 8051234567892
         */
        Ean: string;
        /**
         * Format: email
         * @description E-mail address.
         * @example lin@hanhai-trade.example
         */
        Email: string;
        /**
         * @description Kind of the thing an operation record is about, such as order, subOrder, list, team, role, menu or staff.
         * @example order
         */
        EntityType: string;
        /**
         * @description Whether a role, a department, a dictionary or a word is in use.
         * @enum {string}
         */
        EntryStatus: "ENABLED" | "DISABLED";
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
        /** @description What to write into a workbook, the rows by id or by the filters of the page (Q-08). Without either, all of a list or of the cart. */
        ExportInput: {
            type: components["schemas"]["ExportType"];
            /** @description Needed for LIST. */
            listId?: components["schemas"]["Id"];
            /** @description Products, orders or cart lines that were selected. */
            ids?: components["schemas"]["Id"][];
            /** @description Query of the address with the filters. */
            query?: string;
            mode?: components["schemas"]["ExportMode"];
            /** @description In the order they are shown; a ColumnKey each where goods are written. */
            columns: string[];
        };
        /**
         * @description IMAGE embeds pictures, LINK writes their addresses. Left out: pictures up to 1000 rows, links above; pictures may be asked for up to 3000 rows (R-9.20, D-46).
         * @enum {string}
         */
        ExportMode: "IMAGE" | "LINK";
        /**
         * @description What an export writes, goods of a list or of the super list, orders, or the cart.
         * @enum {string}
         */
        ExportType: "LIST" | "PRODUCT" | "ORDER" | "CART";
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
                /** Format: int64 */
                minCents: number | null;
                /** Format: int64 */
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
        /** @description A file to keep. Pictures up to 10 MB, PDF up to 20 MB (D-59). */
        FileUploadForm: {
            /** @description A jpg, png, webp or pdf. */
            file: Blob;
            /**
             * @description What it is for.
             * @default OTHER
             * @enum {string}
             */
            type?: "AVATAR" | "LOGO" | "PRODUCT" | "PROOF" | "SHIPMENT" | "OTHER";
        };
        /**
         * @description Page whose filters are saved, the super list, lists management or orders management.
         * @enum {string}
         */
        FilterPage: "product" | "list" | "order";
        /**
         * @description A step that only futures orders have, setting the day of arrival and turning into a spot order.
         * @enum {string}
         */
        FuturesOrderAction: "setArrival" | "convert";
        /** @description The day on which the goods of a futures order are expected. */
        FuturesOrderArrivalInput: {
            /**
             * Format: date
             * @description Null when the supplier no longer names a day.
             */
            expectedArrival: string | null;
            /** @description Reason; the customer reads it. */
            note: string;
            version: components["schemas"]["Version"];
        };
        /** @description The goods of a futures order have arrived. */
        FuturesOrderConvertInput: {
            version: components["schemas"]["Version"];
        };
        /** @description An order of goods that have not arrived yet, as OrderDetail with its deposit and balance. depositCents + balanceCents = payableCents; dueCents is the open deposit first, then the rest (D-70). Nothing is locked for it. */
        FuturesOrderDetail: {
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
            /**
             * Format: date
             * @description Null while the suppliers have not said.
             */
            expectedArrival: string | null;
            /** @description Share of the payable sum that is paid first. */
            depositBp: components["schemas"]["Bp"];
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
            /** @description Rounded half up. */
            depositCents: components["schemas"]["PriceCents"];
            /** @description To be paid before shipping. */
            balanceCents: components["schemas"]["PriceCents"];
            /** @description What is to be paid next. */
            dueCents: components["schemas"]["PriceCents"];
            /** @description What staff wrote when the day was set or moved. */
            arrivalNote?: string;
            /** @description Staff answers only. What the caller may do now beside `actions`. */
            futuresActions?: components["schemas"]["FuturesOrderAction"][];
        };
        /** @description A futures order in a table, an order of goods that have not arrived yet, with its deposit (D-70). */
        FuturesOrderRow: {
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
            /**
             * Format: date
             * @description Null while the suppliers have not said.
             */
            expectedArrival: string | null;
            /** @description Share of the payable sum that is paid first. */
            depositBp: components["schemas"]["Bp"];
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
            /** @description depositBp of payableCents, rounded half up to the cent. */
            depositCents: components["schemas"]["PriceCents"];
            /** @description The rest, due before shipping: payableCents − depositCents. */
            balanceCents: components["schemas"]["PriceCents"];
            /** @description To pay next: what is open of the deposit, then of the whole sum. */
            dueCents: components["schemas"]["PriceCents"];
        };
        /**
         * @description Form of address.
         * @enum {string}
         */
        Gender: "FEMALE" | "MALE" | "UNSPECIFIED";
        /** @description What is wrong in one cell of a sheet of products, goods of a list, or suppliers. */
        GoodsImportProblem: {
            /** @description Head of the column as written in the sheet. */
            column: string;
            /** @description What the cell says. */
            value: string;
            /**
             * @description The last three are warnings, the others keep the row out.
             * @enum {string}
             */
            code: "CODE_MISSING" | "CODE_DAMAGED" | "CODE_INVALID" | "UNKNOWN_CODE" | "AMBIGUOUS_CODE" | "ROW_TWICE" | "NAME_MISSING" | "BRAND_UNKNOWN" | "CATEGORY_UNKNOWN" | "SEASON_UNKNOWN" | "WAREHOUSE_UNKNOWN" | "COLOR_MISSING" | "SIZE_MISSING" | "SIZE_NOT_MADE" | "INVALID_NUMBER" | "BELOW_LOCKED" | "OTHER_SUPPLIER" | "OTHER_KIND" | "SUPPLIER_CODE_INVALID" | "PREFIX_INVALID" | "PREFIX_TAKEN" | "COUNTRY_UNKNOWN" | "CURRENCY_UNKNOWN" | "EMAIL_INVALID" | "PHONE_INVALID" | "PRICE_CHANGED" | "ALREADY_LISTED" | "WILL_UPDATE";
            /** @description In the language of the request. */
            message: string;
            /** @description Key of the sentence in the catalogues, import.goods.<code>. */
            key?: string;
            /** @description What the sentence needs. */
            params?: {
                [key: string]: string | number;
            };
        };
        /** @description One row of a sheet that staff sent, with the verdict on it. `rowNo` is the number the spreadsheet program shows. */
        GoodsImportRow: {
            rowNo: number;
            /** @description Cells by column head. */
            raw: {
                [key: string]: string;
            };
            state: components["schemas"]["ImportRowState"];
            problems: components["schemas"]["GoodsImportProblem"][];
            /** @description SKUs of the row that are stored already, `qty` 0; none for new ones and for suppliers. */
            matches: components["schemas"]["ImportMatch"][];
        };
        /**
         * @description The four characters in the picture, or the number that was found.
         * @example K7M4
         */
        HumanCode: string;
        /**
         * @description Key of the picture code or of the work (commonWork). Needed from callers without a session, unless the house has picture codes switched off.
         * @example cap-7f3a9c2e
         */
        HumanKey: string;
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
        /** @description An invitation into a team (R-3.42, D-35). */
        Invitation: {
            id: components["schemas"]["Id"];
            teamId: components["schemas"]["Id"];
            teamName: string;
            inviteePhone: components["schemas"]["Phone"];
            inviteeAreaCode: components["schemas"]["AreaCode"];
            /** @description Present once agreed. */
            inviteeNickname?: string;
            status: components["schemas"]["InvitationStatus"];
            /**
             * @description As the caller sees it; SENT for staff.
             * @enum {string}
             */
            direction: "SENT" | "RECEIVED";
            invitedBy: string;
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date-time
             * @description 7 days after it was made.
             */
            expiresAt: string;
            /** Format: date-time */
            handledAt?: string;
            /**
             * @description Why a DENIED one ended: refused, revoked by the team, or not answered in time.
             * @enum {string}
             */
            deniedBy?: "INVITEE" | "TEAM" | "EXPIRY";
            /** @description The same in words. */
            reason?: string;
        };
        /**
         * @description Code of a salesperson, told to customers. Upper and lower case are the same.
         * @example GIULIA
         */
        InvitationCode: string;
        /** @description The invitation, and the caller as the session shows him now. */
        InvitationHandled: {
            invitation: components["schemas"]["Invitation"];
            user: components["schemas"]["UserInfo"];
        };
        /**
         * @description State of an invitation (R-4.36, M-I). Revoked and expired ones count as DENIED.
         * @enum {string}
         */
        InvitationStatus: "NOT_PROCESSED" | "AGREED" | "DENIED";
        /** @description A background job (import or export). */
        Job: {
            id: components["schemas"]["Id"];
            type: components["schemas"]["JobType"];
            state: components["schemas"]["JobState"];
            /** @enum {string} */
            mode?: "ALL" | "VALID_ONLY" | "IMAGE" | "LINK";
            target?: components["schemas"]["ImportTarget"];
            exportType?: components["schemas"]["ExportType"];
            listId?: components["schemas"]["Id"];
            /** @description Staff answers only. */
            supplierId?: components["schemas"]["Id"];
            /** @description Staff answers only. */
            ownerName?: string;
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
            /** @description Rows of an export with a placeholder for the picture (Q-07). */
            missingPictures?: components["schemas"]["Qty"];
            /** @description Pieces of the rows that can be committed. */
            qty?: components["schemas"]["Qty"];
            /** @description Goods value of the rows that can be committed. */
            goodsCents?: components["schemas"]["PriceCents"];
            /** @description Address of the finished file. */
            fileUrl?: string;
            errorFileUrl?: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            finishedAt?: string;
            /**
             * Format: date-time
             * @description The files go at this time (M-J).
             */
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
        JobType: "ORDER_IMPORT" | "USER_IMPORT" | "PRODUCT_IMPORT" | "LIST_IMPORT" | "SUPPLIER_IMPORT" | "EXPORT";
        /**
         * @description A step that staff may take with a list. DRAFT allows edit, editItems, publish and delete; PENDING edit, editItems, share and close; ACCEPTED reopen (M-L, D-24).
         * @enum {string}
         */
        ListAction: "edit" | "editItems" | "publish" | "share" | "close" | "reopen" | "delete";
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
            /**
             * Format: date
             * @description When the goods of a futures list are expected (D-70).
             */
            expectedArrival?: string;
            /** @description Deposit on orders of a futures list. */
            depositBp?: components["schemas"]["Bp"];
            /** @description Pieces of this list in the caller's cart. */
            myQty?: components["schemas"]["Qty"];
            /** @description Value of these pieces. */
            myGoodsCents?: components["schemas"]["PriceCents"];
            version: components["schemas"]["Version"];
            /** @description With HK_MACAO, addresses in Taiwan are refused (D-33). */
            excludeTaiwan?: boolean;
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
            /** @description What its owner may do with it now; absent for everybody else. */
            actions?: components["schemas"]["ListAction"][];
        };
        /** @description A list to make as a draft, or with `id` and `version` one to change (D-24, D-25). Goods are put on it by a call of their own. It closes after it starts, and goods do not arrive before they are shipped. */
        ListInput: {
            /** @description Left out to make one. */
            id?: components["schemas"]["Id"];
            name: string;
            kind: components["schemas"]["OrderKind"];
            deliveryMethod: components["schemas"]["DeliveryMethod"];
            /**
             * @description With HK_MACAO, refuse addresses in Taiwan (D-33).
             * @default false
             */
            excludeTaiwan?: boolean;
            /** Format: date-time */
            startAt: string;
            /** Format: date-time */
            closeAt: string;
            /** @description 0 asks for none. */
            minOrderValueCents: components["schemas"]["PriceCents"];
            minOrderMode: components["schemas"]["MinOrderMode"];
            /** @description Days from order to dispatch. */
            shipDays: number;
            /** @description Days from order to arrival. */
            receiveDays: number;
            columns: components["schemas"]["ColumnKey"][];
            settings: components["schemas"]["ListSettings"];
            note?: string;
            /**
             * Format: date
             * @description When the goods of a futures list are expected.
             */
            expectedArrival?: string;
            /** @description Deposit on orders of a futures list. */
            depositBp?: components["schemas"]["Bp"];
            /** @description Sent when an existing one is changed. */
            version?: components["schemas"]["Version"];
        };
        /** @description Goods to put on a list and goods to take off it. Putting one on again changes its price. */
        ListItemsInput: {
            listId: components["schemas"]["Id"];
            add?: {
                productId: components["schemas"]["Id"];
                /** @description Cents per piece; left out, the price is that of the product. */
                priceCents?: components["schemas"]["PriceCents"];
            }[];
            remove?: components["schemas"]["Id"][];
            /** @description Version of the list. */
            version: components["schemas"]["Version"];
        };
        /** @description A list that was published, and the link to share it (R-8.19). */
        ListPublished: {
            list: components["schemas"]["ListDetail"];
            share: components["schemas"]["Share"];
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
            /**
             * Format: date
             * @description When the goods of a futures list are expected (D-70).
             */
            expectedArrival?: string;
            /** @description Deposit on orders of a futures list. */
            depositBp?: components["schemas"]["Bp"];
            /** @description Pieces of this list in the caller's cart. */
            myQty?: components["schemas"]["Qty"];
            /** @description Value of these pieces. */
            myGoodsCents?: components["schemas"]["PriceCents"];
            version: components["schemas"]["Version"];
        };
        /** @description Figures of a list after its goods changed (R-3.21, R-3.23). */
        ListTotals: {
            productCount: components["schemas"]["Qty"];
            skuCount: components["schemas"]["Qty"];
            stockQty: components["schemas"]["Qty"];
            stockValueCents: components["schemas"]["PriceCents"];
            totalValueCents: components["schemas"]["PriceCents"];
            hotBp: components["schemas"]["Bp"];
            standardBp: components["schemas"]["Bp"];
            /** @description Version of the list. */
            version: components["schemas"]["Version"];
        };
        /**
         * @description Who may see a published list, everybody, the teams named, or buyers of the identities named.
         * @enum {string}
         */
        ListVisibility: "ALL" | "TEAMS" | "IDENTITIES";
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
        /**
         * @description Area of the house an operation record belongs to.
         * @enum {string}
         */
        LogModule: "SYSTEM" | "PRODUCT" | "LIST" | "SUPPLIER" | "CUSTOMER" | "TEAM" | "ORDER" | "PAYMENT" | "SHIPMENT" | "PURCHASE";
        /** @description An operation record of any area, in a table (D-56). */
        LogRow: {
            id: components["schemas"]["Id"];
            module: components["schemas"]["LogModule"];
            entityType: components["schemas"]["EntityType"];
            entityId: components["schemas"]["Id"];
            /** @description What people call the thing, such as the number of an order. */
            entityName: string;
            action: string;
            operatorType: components["schemas"]["OperatorType"];
            operatorName: string;
            /** Format: date-time */
            at: string;
            /** @description The fields that changed as they were. */
            before: Record<string, unknown> | null;
            /** @description The same fields as they are. */
            after: Record<string, unknown> | null;
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
            /** @description Id of the user. */
            id: components["schemas"]["Id"];
            avatar: string | null;
            nickname: string;
            /** @description With the area code. */
            phone: string;
            role: components["schemas"]["TeamRole"];
            /** @description What this person may do. */
            perms: components["schemas"]["BuyerPerm"][];
            /** @description True while the leader has chosen nothing else (D-37). */
            defaultPerms: boolean;
            /** @description Most one inquiry may be worth; absent without a limit. */
            spendLimitCents?: components["schemas"]["PriceCents"];
            /** Format: date-time */
            joinedAt: string;
            /** Format: date-time */
            lastLoginAt: string | null;
            version: components["schemas"]["Version"];
        };
        /** @description What a member may do. */
        MemberInput: {
            /** @description Id of the user. */
            id: components["schemas"]["Id"];
            /** @description Null goes back to the default of D-37. */
            perms: components["schemas"]["BuyerPerm"][] | null;
            /**
             * Format: int64
             * @description Euro cents; null takes the limit away, left out it stays.
             */
            spendLimitCents?: number | null;
            version: components["schemas"]["Version"];
        };
        /** @description A person to notify. */
        MemberOption: {
            id: components["schemas"]["Id"];
            nickname: string;
            role: components["schemas"]["TeamRole"];
        };
        /** @description The form of a menu entry, filled from what is stored. */
        MenuForm: {
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
            id: components["schemas"]["Id"];
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
            /** @description Needed for BUTTON. One code; nothing stands for all of them here. */
            perm?: string;
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
        /**
         * @description Name for a new customer to sign in with, upper and lower case the same. It has a letter in it: what consists of digits and the marks of phone numbers only could be taken for somebody's number.
         * @example mingji.hk
         */
        NewBuyerUsername: string;
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
            /** @description NORMAL where it is absent. */
            level?: components["schemas"]["NoticeLevel"];
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
        /** @description The form of a notice, filled from what is stored. */
        NoticeAdminForm: {
            id: components["schemas"]["Id"];
            title: string;
            text: string;
            type: components["schemas"]["NoticeType"];
            level: components["schemas"]["NoticeLevel"];
            target: components["schemas"]["NoticeTarget"];
            /** @description Teams or people; empty unless target is TEAMS or USERS. */
            ids: components["schemas"]["Id"][];
            /** @description The chosen teams or people with their names, in the order of ids. */
            recipients: components["schemas"]["Option"][];
            /** @description Route inside the app of those who get it. */
            link: string | null;
            status: components["schemas"]["NoticeStatus"];
            version: components["schemas"]["Version"];
        };
        /** @description A notice to create or to write back. `version` is sent when an existing one is changed (D-55). */
        NoticeAdminInput: {
            title: string;
            text: string;
            type: components["schemas"]["NoticeType"];
            level: components["schemas"]["NoticeLevel"];
            target: components["schemas"]["NoticeTarget"];
            /** @description Teams or people; sent where target is TEAMS or USERS. */
            ids?: components["schemas"]["Id"][];
            /** @description Route inside the app of those who get it. */
            link?: string | null;
            version?: components["schemas"]["Version"];
        };
        /** @description A notice written by staff, in a table. */
        NoticeAdminRow: {
            id: components["schemas"]["Id"];
            title: string;
            type: components["schemas"]["NoticeType"];
            level: components["schemas"]["NoticeLevel"];
            target: components["schemas"]["NoticeTarget"];
            status: components["schemas"]["NoticeStatus"];
            /** @description People it went to, 0 before it is published. */
            recipientCount: components["schemas"]["Qty"];
            /** @description Those of them who have read it. */
            readCount: components["schemas"]["Qty"];
            createdBy: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            publishedAt: string | null;
            /** Format: date-time */
            revokedAt: string | null;
            version: components["schemas"]["Version"];
        };
        /**
         * @description How much a notice matters. An urgent one is also shown across the top of the page until it is read.
         * @enum {string}
         */
        NoticeLevel: "NORMAL" | "IMPORTANT" | "URGENT";
        /**
         * @description State of a notice written by staff (M-N). From DRAFT it is published, from PUBLISHED revoked.
         * @enum {string}
         */
        NoticeStatus: "DRAFT" | "PUBLISHED" | "REVOKED";
        /**
         * @description Who gets a notice: everybody, all staff, all customers, the members of some teams, or some people, customers or staff.
         * @enum {string}
         */
        NoticeTarget: "ALL" | "STAFF" | "BUYERS" | "TEAMS" | "USERS";
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
            /** @description With the area code; empty for staff without `biz:contact:view`. */
            ordererPhone: string;
            /** @description Empty for staff without `biz:contact:view`. */
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
            /**
             * Format: date
             * @description When the goods are expected, futures orders only (D-70).
             */
            expectedArrival?: string;
            /** @description Share to be paid first, futures orders only. */
            depositBp?: components["schemas"]["Bp"];
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
            /** @description Null for staff without `biz:contact:view`. */
            address: components["schemas"]["Address"] | null;
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
        /** @description What changed between two states of an order; also what the customer sees of a new offer (M-T3c). */
        OrderDiff: {
            /** @description Changed lines only. */
            lines: components["schemas"]["OrderDiffLine"][];
            /** @description Sub-orders that were touched, with their state before and now. */
            subOrders: {
                id: components["schemas"]["Id"];
                subNo: components["schemas"]["SubNo"];
                /** @description Null for a new one. */
                before: components["schemas"]["Confirmation"] | null;
                after: components["schemas"]["Confirmation"];
            }[];
            before: components["schemas"]["OrderSums"];
            after: components["schemas"]["OrderSums"];
            /** @description after − before; below zero when the order got cheaper. */
            payableChangeCents: components["schemas"]["Cents"];
        };
        /** @description A line that was added, changed or taken out. */
        OrderDiffLine: {
            lineId: components["schemas"]["Id"];
            subOrderId: components["schemas"]["Id"];
            /** @enum {string} */
            change: "ADDED" | "CHANGED" | "REMOVED";
            intlCode: components["schemas"]["Ean"];
            name: string;
            brandName: string;
            color: string;
            size: string;
            /** @description Null for an added line. */
            before: components["schemas"]["OrderLineValues"] | null;
            /** @description Null for a removed line. */
            after: components["schemas"]["OrderLineValues"] | null;
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
        /** @description One change. Exactly one of `id` (a line of the order), `skuId` with `listId` (a new line from a list) and `typed` (a new line of goods that are not in the catalogue, with priceCents; D-16). */
        OrderLineEdit: {
            id?: components["schemas"]["Id"];
            skuId?: components["schemas"]["Id"];
            listId?: components["schemas"]["Id"];
            typed?: components["schemas"]["TypedGoods"];
            /** @description Pieces from now on; 0 takes a line of the order out. */
            qty: number;
            /** @description Cents per piece from now on. */
            priceCents?: components["schemas"]["PriceCents"];
            /** @description Discount on the whole line, at most its value. */
            discountCents?: components["schemas"]["PriceCents"];
            /** @description Needed where fewer pieces than asked remain. */
            shortageReason?: components["schemas"]["ShortageReason"];
            note?: string;
        };
        /** @description Pieces, price and value of a line at one moment. lineCents = priceCents × qty − discountCents. */
        OrderLineValues: {
            /** @description Confirmed pieces, the asked ones before the platform has confirmed. */
            qty: components["schemas"]["Qty"];
            priceCents: components["schemas"]["PriceCents"];
            discountCents: components["schemas"]["PriceCents"];
            lineCents: components["schemas"]["PriceCents"];
        };
        /** @description What changes on the lines of an order. Lines that are left out stay as they are. */
        OrderLinesInput: {
            lines: components["schemas"]["OrderLineEdit"][];
            /** @description Reason, for the records and the customer. */
            note?: string;
            /** @description Version of the order. */
            version: components["schemas"]["Version"];
        };
        /** @description The order after the change, and what changed. */
        OrderLinesResult: {
            order: components["schemas"]["OrderDetail"];
            diff: components["schemas"]["OrderDiff"];
        };
        /**
         * @description Order number, O + day + five digits (D-65).
         * @example O25111200214
         */
        OrderNo: string;
        /** @description What was paid of an order and what is open. openCents = payableCents − paidCents; of it pendingCents wait for staff. */
        OrderPayments: {
            orderId: components["schemas"]["Id"];
            orderNo: components["schemas"]["OrderNo"];
            paymentStatus: components["schemas"]["PaymentStatus"];
            /** @description Oldest first. */
            payments: components["schemas"]["Payment"][];
            payableCents: components["schemas"]["PriceCents"];
            /** @description Payments that were accepted. */
            paidCents: components["schemas"]["PriceCents"];
            /** @description Proofs that staff have not looked at yet. */
            pendingCents: components["schemas"]["PriceCents"];
            openCents: components["schemas"]["PriceCents"];
            /** @description Asked for now: the open deposit of a futures order first (D-70). */
            dueCents: components["schemas"]["PriceCents"];
            /** @description Team credit that could be used; 0 without a team. */
            creditBalanceCents: components["schemas"]["PriceCents"];
            /** @description Of the steps of payment, those the caller may take now. */
            actions: components["schemas"]["OrderAction"][];
        };
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
            /** @description With the area code; empty for staff without `biz:contact:view`. */
            ordererPhone: string;
            /** @description Empty for staff without `biz:contact:view`. */
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
            /**
             * Format: date
             * @description When the goods are expected, futures orders only (D-70).
             */
            expectedArrival?: string;
            /** @description Share to be paid first, futures orders only. */
            depositBp?: components["schemas"]["Bp"];
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
        /** @description Sums of an order at one moment. */
        OrderSums: {
            qty: components["schemas"]["Qty"];
            /** @description Price times pieces before discounts. */
            goodsCents: components["schemas"]["PriceCents"];
            discountCents: components["schemas"]["PriceCents"];
            surchargeCents: components["schemas"]["PriceCents"];
            payableCents: components["schemas"]["PriceCents"];
        };
        /**
         * @description Whose orders a member sees, only the own ones or those of the team. The leader sees all.
         * @enum {string}
         */
        OrderVisibility: "OWN" | "TEAM";
        /** @description One brand, category or season of an overview, the largest value first. Shares of one kind add up to 10000. */
        OverviewSlice: {
            value: string;
            label: string;
            productCount: components["schemas"]["Qty"];
            stockQty: components["schemas"]["Qty"];
            stockValueCents: components["schemas"]["PriceCents"];
            /** @description Share of the free pieces. */
            shareBp: components["schemas"]["Bp"];
        };
        /**
         * Format: password
         * @description 8 to 64 characters. Refused are the most common passwords and those made of the own name, number, address or the house's title, also with digits and marks around them (D-30).
         * @example Demo-2026
         */
        Password: string;
        /** @description A new password in the body instead of the query, so that it stays out of addresses (D-63). */
        PasswordInput: {
            password: components["schemas"]["Password"];
        };
        /** @description One payment of an order. Its status is PROOF_SUBMITTED while it waits for staff, PAID once accepted, REJECTED when sent back; UNPAID and PARTIALLY_PAID are states of the whole order only. */
        Payment: {
            id: components["schemas"]["Id"];
            orderId: components["schemas"]["Id"];
            method: components["schemas"]["PaymentMethod"];
            /** @description What was paid; once accepted, what staff accepted. */
            amountCents: components["schemas"]["PriceCents"];
            /** @description What was claimed, when staff accepted another amount. */
            claimedCents?: components["schemas"]["PriceCents"];
            currency: components["schemas"]["Currency"];
            /** Format: date-time */
            paidAt: string;
            proofFiles: components["schemas"]["File"][];
            status: components["schemas"]["PaymentStatus"];
            note?: string;
            /** @description Who sent the proof or used the credit. */
            senderName?: string;
            rejectReason?: string;
            verifiedBy?: string;
            /** Format: date-time */
            verifiedAt?: string;
            /**
             * Format: date-time
             * @description When it was recorded.
             */
            createdAt: string;
            version: components["schemas"]["Version"];
        };
        /** @description An account of the house that customers pay into. Buyers see the enabled ones. */
        PaymentAccount: {
            id: components["schemas"]["Id"];
            holder: string;
            bank: string;
            bankAddress?: string;
            /** @description IBAN or account number. */
            accountNo: string;
            /** @description SWIFT / BIC. */
            swift?: string;
            currency: components["schemas"]["Currency"];
            note?: string;
            enabled: boolean;
            sort: number;
            version: components["schemas"]["Version"];
        };
        /** @description An account of the house to add or to write back. `version` is sent when an existing one is changed (D-55). */
        PaymentAccountInput: {
            holder: string;
            bank: string;
            bankAddress?: string;
            /** @description IBAN or account number; the check digits of an IBAN have to fit. */
            accountNo: string;
            /** @description SWIFT / BIC. */
            swift?: string;
            currency: components["schemas"]["Currency"];
            /** @description Buyers read it beside the account. */
            note?: string;
            /** @description Buyers see enabled accounts only. */
            enabled: boolean;
            sort: number;
            version?: components["schemas"]["Version"];
        };
        /** @description A payment made outside, with the files that prove it (R-3.30). Team credit has a call of its own. */
        PaymentInput: {
            orderId: components["schemas"]["Id"];
            /**
             * @description PaymentMethod without CREDIT.
             * @enum {string}
             */
            method: "OFFLINE_TRANSFER" | "OFFLINE_CASH" | "OTHER";
            /**
             * Format: int64
             * @description Euro cents, not above what is open.
             */
            amountCents: number;
            /**
             * Format: date-time
             * @description Not in the future.
             */
            paidAt: string;
            /** @description Files uploaded before, pictures or PDF. */
            fileIds: components["schemas"]["Id"][];
            note?: string;
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
         * Format: int64
         * @description Amount in euro cents, never below zero. Zero where the caller is not shown prices: a buyer without `sp:price:view`, staff without `biz:price:view`.
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
            /**
             * Format: int64
             * @description Euro cents, informative (D-68).
             */
            retailPriceCents: number | null;
            /**
             * Format: int64
             * @description Euro cents per piece. Null when the price is given on inquiry, or hidden from the caller.
             */
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
        /** @description Which products to change together, by `ids` or by `query`, and what to set. One of the two is needed. */
        ProductBatchInput: {
            ids?: components["schemas"]["Id"][];
            query?: components["schemas"]["ProductQuery"];
            /** @description Number of products the screen named for the query; when it is another by now, refused with 40901 (Q-17). */
            expectedQty?: components["schemas"]["Qty"];
            /** @description What is left out stays. Either a price or a change of it, not both. */
            set: {
                wholesalePriceCents?: components["schemas"]["PriceCents"];
                /** @description Change of the wholesale price in basis points, -1000 takes ten percent off. Rounded half-up to the cent per product; prices on inquiry stay so. */
                percentBp?: number;
                hot?: boolean;
                season?: components["schemas"]["Season"];
                warehouseId?: components["schemas"]["WarehouseId"];
                /** @description SKUs of the chosen products with the pieces that lie in the warehouse now. */
                stock?: {
                    skuId: components["schemas"]["Id"];
                    onHandQty: components["schemas"]["Qty"];
                }[];
            };
        };
        /** @description How many products were changed; those that had the values already are not counted. */
        ProductBatchResult: {
            changed: components["schemas"]["Qty"];
        };
        /** @description A product with the lists that offer it and products like it. */
        ProductDetail: {
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
            /**
             * Format: int64
             * @description Euro cents, informative (D-68).
             */
            retailPriceCents: number | null;
            /**
             * Format: int64
             * @description Euro cents per piece. Null when the price is given on inquiry, or hidden from the caller.
             */
            wholesalePriceCents: number | null;
            hot: boolean;
            material?: string;
            origin?: string;
            listId?: components["schemas"]["Id"];
            /** @description Least pieces over all sizes, 3 or 1 (R-9.12, R-9.13). */
            minQty: number;
            /** Format: date-time */
            updatedAt: string;
            /** @description Open lists with it that the caller may see, the one closing first in front. */
            offers: components["schemas"]["ProductOffer"][];
            /** @description The same style in other colours first, then the same category. */
            similar: components["schemas"]["Product"][];
        };
        /** @description The form of a product, filled from what is stored. */
        ProductForm: {
            kind: components["schemas"]["OrderKind"];
            supplierId: components["schemas"]["Id"];
            intlCode: components["schemas"]["Ean"];
            /** @description The maison's own number. */
            styleNo?: string;
            /** @description In Chinese. */
            name: string;
            /** @description In English. */
            nameEn: string;
            /** @description In Chinese. */
            description: string;
            /** @description In English. */
            descriptionEn: string;
            /** @description Addresses of uploaded pictures, the first is the cover. */
            images: string[];
            brandId: components["schemas"]["Id"];
            categoryId: components["schemas"]["Id"];
            season: components["schemas"]["Season"];
            /** @enum {string} */
            gender: "WOMEN" | "MEN" | "UNISEX";
            warehouseId: components["schemas"]["WarehouseId"];
            /** @description In Chinese. */
            color: string;
            /** @description In English. */
            colorEn: string;
            /** @description The colour as drawn beside its name. */
            colorHex?: string;
            /** @description In Chinese. */
            material?: string;
            /** @description In English. */
            materialEn?: string;
            /** @description In Chinese. */
            origin?: string;
            /** @description In English. */
            originEn?: string;
            /**
             * Format: int64
             * @description Euro cents, informative (D-68).
             */
            retailPriceCents: number | null;
            /**
             * Format: int64
             * @description Euro cents per piece. Null when the price is given on inquiry.
             */
            wholesalePriceCents: number | null;
            /**
             * Format: int64
             * @description Euro cents per piece paid to the supplier.
             */
            costCents: number | null;
            hot: boolean;
            sizes: components["schemas"]["StaffSizeStock"][];
            version: components["schemas"]["Version"];
            id: components["schemas"]["Id"];
            /** @description Open lists it is on. */
            lists: components["schemas"]["ListRef"][];
        };
        /** @description A product to create or to write back. `version` is sent when an existing one is changed (D-55). International code, colour and supplier together are unique. The place the goods leave from follows from the warehouse, whether there are several sizes from `sizes`. */
        ProductInput: {
            kind: components["schemas"]["OrderKind"];
            supplierId: components["schemas"]["Id"];
            intlCode: components["schemas"]["Ean"];
            /** @description The maison's own number. */
            styleNo?: string;
            /** @description In Chinese. */
            name: string;
            /** @description In English. */
            nameEn: string;
            /** @description In Chinese. */
            description?: string;
            /** @description In English. */
            descriptionEn?: string;
            /** @description Addresses of uploaded pictures, the first is the cover. */
            images?: string[];
            brandId: components["schemas"]["Id"];
            categoryId: components["schemas"]["Id"];
            season: components["schemas"]["Season"];
            /** @enum {string} */
            gender: "WOMEN" | "MEN" | "UNISEX";
            warehouseId: components["schemas"]["WarehouseId"];
            /** @description In Chinese. */
            color: string;
            /** @description In English. */
            colorEn: string;
            /** @description The colour as drawn beside its name. */
            colorHex?: string;
            /** @description In Chinese. */
            material?: string;
            /** @description In English. */
            materialEn?: string;
            /** @description In Chinese. */
            origin?: string;
            /** @description In English. */
            originEn?: string;
            /**
             * Format: int64
             * @description Euro cents, informative (D-68).
             */
            retailPriceCents: number | null;
            /**
             * Format: int64
             * @description Euro cents per piece. Null when the price is given on inquiry.
             */
            wholesalePriceCents: number | null;
            /**
             * Format: int64
             * @description Euro cents per piece paid to the supplier.
             */
            costCents: number | null;
            hot: boolean;
            sizes: components["schemas"]["ProductSizeInput"][];
            version?: components["schemas"]["Version"];
        };
        /** @description A list that offers a product, and its price there. */
        ProductOffer: {
            listId: components["schemas"]["Id"];
            listName: string;
            kind: components["schemas"]["OrderKind"];
            /** Format: date-time */
            closeAt: string;
            /**
             * Format: int64
             * @description Euro cents per piece. Null when the price is given on inquiry, or hidden from the caller.
             */
            wholesalePriceCents: number | null;
        };
        /** @description Figures over everything the filters leave (R-2.29). hotBp + standardBp = 10000, or both are 0 without stock. */
        ProductOverview: {
            /** @description Styles in their colours. */
            productCount: components["schemas"]["Qty"];
            /** @description Styles. */
            spuCount: components["schemas"]["Qty"];
            skuCount: components["schemas"]["Qty"];
            brandCount: components["schemas"]["Qty"];
            /** @description Free pieces. */
            stockQty: components["schemas"]["Qty"];
            /** @description Wholesale value of them; 0 when prices are hidden. */
            stockValueCents: components["schemas"]["PriceCents"];
            /** @description Share of hot goods by stock (D-66). */
            hotBp: components["schemas"]["Bp"];
            standardBp: components["schemas"]["Bp"];
            byBrand: components["schemas"]["OverviewSlice"][];
            byCategory: components["schemas"]["OverviewSlice"][];
            bySeason: components["schemas"]["OverviewSlice"][];
        };
        /** @description The filters of the product table, to mean everything they leave. Without any it means all products. */
        ProductQuery: {
            keywords?: string;
            brandIds?: components["schemas"]["Id"][];
            categoryIds?: components["schemas"]["Id"][];
            seasons?: components["schemas"]["Season"][];
            warehouseIds?: components["schemas"]["WarehouseId"][];
            sizes?: string[];
            colors?: string[];
            shipFrom?: string[];
            priceMinCents?: components["schemas"]["PriceCents"];
            priceMaxCents?: components["schemas"]["PriceCents"];
            stockMin?: components["schemas"]["Qty"];
            hot?: boolean;
            /** Format: date-time */
            updatedFrom?: string;
            supplierId?: components["schemas"]["Id"];
            listId?: components["schemas"]["Id"];
            kind?: components["schemas"]["OrderKind"];
            cloud?: boolean;
        };
        /** @description One size of a product to write. A size that is left out goes, unless orders hold pieces of it (40902). */
        ProductSizeInput: {
            /** @description Absent for a new size. */
            skuId?: components["schemas"]["Id"];
            /** @description Unique in the product, the order is kept. */
            size: string;
            /** @description Unique in the house. EAN-13 with a valid check digit. */
            barcode?: components["schemas"]["Ean"];
            /** @description Pieces in the warehouse, never fewer than orders hold (Q-21). */
            onHandQty: components["schemas"]["Qty"];
            /** @description Pieces of a coming season; left out means none. */
            incomingQty?: components["schemas"]["Qty"];
        };
        /** @description Pieces of one SKU that confirmed sub-orders need from one supplier. openQty = needQty − receivedQty − onOrderQty, never below zero. */
        PurchaseNeed: {
            id: components["schemas"]["Id"];
            skuId: components["schemas"]["Id"];
            productId: components["schemas"]["Id"];
            intlCode: components["schemas"]["Ean"];
            name: string;
            brandName: string;
            image: string | null;
            size: string;
            color: string;
            /** @description Good pieces that have come in for them. */
            receivedQty: components["schemas"]["Qty"];
            /** @description Pieces still to be ordered. */
            openQty: components["schemas"]["Qty"];
            /** @description Cost per piece as last agreed with the supplier. */
            costCents: components["schemas"]["PriceCents"];
            supplierId: components["schemas"]["Id"];
            supplierName: string;
            warehouseId: components["schemas"]["WarehouseId"];
            /** @description Confirmed pieces that are neither sent nor closed. */
            needQty: components["schemas"]["Qty"];
            /** @description Pieces on purchase orders, drafts too, that have not come in. */
            onOrderQty: components["schemas"]["Qty"];
            /**
             * Format: date
             * @description Earliest shipping estimate of the orders.
             */
            neededBy: string;
            state: components["schemas"]["PurchaseNeedState"];
            orders: components["schemas"]["PurchaseNeedOrder"][];
        };
        /** @description A sub-order that needs the pieces. */
        PurchaseNeedOrder: {
            orderId: components["schemas"]["Id"];
            subOrderId: components["schemas"]["Id"];
            subNo: components["schemas"]["SubNo"];
            companyName: string;
            qty: components["schemas"]["OrderQty"];
            /** Format: date */
            shipEstimate: string;
        };
        /**
         * @description OPEN while pieces have still to be ordered, COVERED when all are on order or have come in.
         * @enum {string}
         */
        PurchaseNeedState: "OPEN" | "COVERED";
        /** @description Needs of one supplier to order. Each is ordered with its open pieces. */
        PurchaseNeedsInput: {
            supplierId: components["schemas"]["Id"];
            needIds: components["schemas"]["Id"][];
            /**
             * Format: date
             * @description When the goods should come; today and the lead time of the supplier when left out.
             */
            expectedAt?: string;
            note?: string;
        };
        /**
         * @description What the caller may do with a purchase order now. send, acknowledge, close and cancel set the status; screens draw their buttons from this and from nothing else.
         * @enum {string}
         */
        PurchaseOrderAction: "edit" | "send" | "acknowledge" | "receive" | "close" | "cancel";
        /** @description A purchase order with its lines, what came in, and its records. */
        PurchaseOrderDetail: {
            id: components["schemas"]["Id"];
            poNo: components["schemas"]["PurchaseOrderNo"];
            supplierId: components["schemas"]["Id"];
            supplierName: string;
            status: components["schemas"]["PurchaseOrderStatus"];
            lineCount: components["schemas"]["Qty"];
            /** @description Pieces ordered. */
            qty: components["schemas"]["Qty"];
            /** @description Good pieces that came in. */
            receivedQty: components["schemas"]["Qty"];
            /** @description Defective pieces that came in. */
            defectQty: components["schemas"]["Qty"];
            /** @description Pieces ordered at cost. */
            valueCents: components["schemas"]["PriceCents"];
            /** Format: date-time */
            createdAt: string;
            createdBy: string;
            /**
             * Format: date
             * @description When the goods should come.
             */
            expectedAt: string;
            /** @description Expected before today and not all there. */
            overdue: boolean;
            actions: components["schemas"]["PurchaseOrderAction"][];
            version: components["schemas"]["Version"];
            note: string;
            cancelReason?: string;
            lines: components["schemas"]["PurchaseOrderLine"][];
            /** @description Newest first. */
            receipts: components["schemas"]["PurchaseReceipt"][];
            /** @description Newest first (D-56). */
            logs: components["schemas"]["Log"][];
        };
        /** @description A purchase order to create or to write back. `version` is sent when an existing one is changed (D-55). A draft may change in everything but its supplier. Afterwards pieces may only be lowered, not below what came in, and no line may be added or left out; with nothing left to come the order is RECEIVED, so that goods that never arrive hold nothing up. */
        PurchaseOrderInput: {
            supplierId: components["schemas"]["Id"];
            /** @description One line for a SKU. */
            lines: {
                skuId: components["schemas"]["Id"];
                /** @description Pieces; zero only for an order that was sent and will not come. */
                qty: number;
                /** @description Cents per piece. */
                costCents: components["schemas"]["PriceCents"];
            }[];
            /** Format: date */
            expectedAt: string;
            note?: string;
            version?: components["schemas"]["Version"];
        };
        /** @description One SKU of a purchase order. openQty = qty − receivedQty − defectQty, lineCents = costCents × qty. */
        PurchaseOrderLine: {
            id: components["schemas"]["Id"];
            skuId: components["schemas"]["Id"];
            productId: components["schemas"]["Id"];
            intlCode: components["schemas"]["Ean"];
            name: string;
            brandName: string;
            image: string | null;
            size: string;
            color: string;
            qty: components["schemas"]["Qty"];
            /** @description Good pieces that came in. */
            receivedQty: components["schemas"]["Qty"];
            /** @description Defective pieces that came in. */
            defectQty: components["schemas"]["Qty"];
            openQty: components["schemas"]["Qty"];
            /** @description Cents per piece. */
            costCents: components["schemas"]["PriceCents"];
            lineCents: components["schemas"]["PriceCents"];
        };
        /**
         * @description Purchase order number, P + day + five digits (D-65).
         * @example P25111900012
         */
        PurchaseOrderNo: string;
        /** @description The purchase order that was made. */
        PurchaseOrderRef: {
            purchaseOrderId: components["schemas"]["Id"];
            poNo: components["schemas"]["PurchaseOrderNo"];
        };
        /** @description A purchase order in a table. */
        PurchaseOrderRow: {
            id: components["schemas"]["Id"];
            poNo: components["schemas"]["PurchaseOrderNo"];
            supplierId: components["schemas"]["Id"];
            supplierName: string;
            status: components["schemas"]["PurchaseOrderStatus"];
            lineCount: components["schemas"]["Qty"];
            /** @description Pieces ordered. */
            qty: components["schemas"]["Qty"];
            /** @description Good pieces that came in. */
            receivedQty: components["schemas"]["Qty"];
            /** @description Defective pieces that came in. */
            defectQty: components["schemas"]["Qty"];
            /** @description Pieces ordered at cost. */
            valueCents: components["schemas"]["PriceCents"];
            /** Format: date-time */
            createdAt: string;
            createdBy: string;
            /**
             * Format: date
             * @description When the goods should come.
             */
            expectedAt: string;
            /** @description Expected before today and not all there. */
            overdue: boolean;
            actions: components["schemas"]["PurchaseOrderAction"][];
            version: components["schemas"]["Version"];
        };
        /**
         * @description How far a purchase order is (requirements M-P). PARTIALLY_RECEIVED and RECEIVED follow from the receipts; a draft and one that was only sent may be cancelled.
         * @enum {string}
         */
        PurchaseOrderStatus: "DRAFT" | "SENT" | "ACKNOWLEDGED" | "PARTIALLY_RECEIVED" | "RECEIVED" | "CLOSED" | "CANCELLED";
        /** @description The status to set. The other two follow from the receipts. */
        PurchaseOrderStatusInput: {
            /** @enum {string} */
            to: "SENT" | "ACKNOWLEDGED" | "CLOSED" | "CANCELLED";
            /** @description Needed to cancel. */
            reason?: string;
            version: components["schemas"]["Version"];
        };
        /** @description Goods that came in, and the order lines that lack pieces because of defects. */
        PurchaseReceipt: {
            id: components["schemas"]["Id"];
            /** Format: date-time */
            at: string;
            receivedBy: string;
            lines: {
                /** @description Id of the line of the purchase order. */
                id: components["schemas"]["Id"];
                goodQty: components["schemas"]["Qty"];
                defectQty: components["schemas"]["Qty"];
            }[];
            files: components["schemas"]["File"][];
            note?: string;
            shortages: components["schemas"]["PurchaseShortage"][];
        };
        /** @description Goods that came in. Good and defective pieces of a line together may not be more than are still to come (40919). */
        PurchaseReceiptInput: {
            lines: {
                /** @description Id of the line of the purchase order. */
                id: components["schemas"]["Id"];
                goodQty: number;
                defectQty: number;
            }[];
            /** @description Pictures, PDF. */
            fileIds?: components["schemas"]["Id"][];
            note?: string;
        };
        /** @description Pieces that an order line lacks because they came in defective; to be bought again or closed short. */
        PurchaseShortage: {
            orderId: components["schemas"]["Id"];
            subOrderId: components["schemas"]["Id"];
            subNo: components["schemas"]["SubNo"];
            orderLineId: components["schemas"]["Id"];
            qty: components["schemas"]["OrderQty"];
            shortageReason: components["schemas"]["ShortageReason"];
        };
        /** @description What is needed from one supplier, over all pages and under the filters that are set. */
        PurchaseSupplierTotal: {
            supplierId: components["schemas"]["Id"];
            supplierName: string;
            /** @description Number of SKUs. */
            needs: components["schemas"]["Qty"];
            openQty: components["schemas"]["Qty"];
            /** @description Open pieces at cost. */
            openValueCents: components["schemas"]["PriceCents"];
        };
        /**
         * @description Key to ask what became of a code to scan.
         * @example qk-8f1d2c40a7e96b35
         */
        QrKey: string;
        /** @description What became of a code to scan. `code` comes with CONFIRMED and is exchanged by frontWechatLoginQr. */
        QrState: {
            /** @enum {string} */
            state: "WAITING" | "SCANNED" | "CONFIRMED" | "EXPIRED";
            code?: string;
        };
        /** @description A code to scan with the social app. */
        QrTicket: {
            qrKey: components["schemas"]["QrKey"];
            /**
             * Format: uri
             * @description What the picture of the code holds.
             */
            url: string;
            /** @description Seconds until a new one is needed. */
            expiresIn: number;
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
        /** @description A rate as it was set once. */
        RateChange: {
            num: string;
            /** Format: date-time */
            at: string;
            operatorName: string;
        };
        /** @description An exchange rate against the euro with what it was before (D-40). Orders keep a copy from their confirmation, so a change never touches them (Q-29). */
        RateHistory: {
            name: components["schemas"]["Currency"];
            /** @description Units of the currency for one euro, as a decimal text. */
            num: string;
            label: string;
            /** @description Symbol of the currency. */
            icon: string;
            /** @description Place in the list that buyers see; absent where they do not see it. */
            index?: number;
            /** @description True for the euro, which is always 1 (R-9.06). */
            fixed: boolean;
            /** Format: date-time */
            updatedAt: string;
            updatedBy?: string;
            /** @description Newest first. */
            history: components["schemas"]["RateChange"][];
            version: components["schemas"]["Version"];
        };
        /** @description A new rate. The euro cannot be changed. */
        RateInput: {
            /** @description Units of the currency for one euro, above zero, at most 6 places. */
            num: string;
            version: components["schemas"]["Version"];
        };
        /** @description Goods of a sub-order that arrived (M-T9). Lines that are left out arrived as shipped; fewer pieces open a claim. */
        ReceiptInput: {
            subOrderId: components["schemas"]["Id"];
            lines?: {
                id: components["schemas"]["Id"];
                /** @description Not above the shipped pieces. */
                receivedQty: components["schemas"]["Qty"];
            }[];
            /** @description Version of the sub-order. */
            version: components["schemas"]["Version"];
        };
        /** @description Money that was given back. A refund is recorded once and never changed. */
        Refund: {
            id: components["schemas"]["Id"];
            orderId: components["schemas"]["Id"];
            orderNo: components["schemas"]["OrderNo"];
            as: components["schemas"]["RefundWay"];
            amountCents: components["schemas"]["PriceCents"];
            note: string;
            /** @description What can still be given back of this order. */
            refundableCents: components["schemas"]["PriceCents"];
            /** @description The line in the credit of the team; null for BANK. */
            creditEntry: components["schemas"]["CreditEntry"] | null;
            operatorName: string;
            /** Format: date-time */
            createdAt: string;
        };
        /** @description Money to give back. CREDIT needs a team; BANK records that it is paid outside. */
        RefundInput: {
            orderId: components["schemas"]["Id"];
            /**
             * Format: int64
             * @description Euro cents, not above refundableCents of the order.
             */
            amountCents: number;
            as: components["schemas"]["RefundWay"];
            /** @description The customer reads it. */
            note: string;
        };
        /**
         * @description Where money goes that is given back, to the credit of the customer's team or to the customer's bank.
         * @enum {string}
         */
        RefundWay: "CREDIT" | "BANK";
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
        /** @description A draft made from an order, and what of it is not offered now. */
        ReorderResult: {
            /** @description Null when nothing could be taken over. */
            draftId: components["schemas"]["Id"] | null;
            /** @description Lines taken over. */
            added: components["schemas"]["Qty"];
            missing: {
                orderLineId: components["schemas"]["Id"];
                skuId: components["schemas"]["Id"];
                intlCode: components["schemas"]["Ean"];
                name: string;
                brandName: string;
                size: string;
                color: string;
                /** @description Pieces of the order. */
                qty: components["schemas"]["OrderQty"];
                /** @description Pieces taken over. */
                availableQty: components["schemas"]["Qty"];
                /**
                 * @description On no open list, without free stock, or with less than was ordered.
                 * @enum {string}
                 */
                reason: "NOT_LISTED" | "SOLD_OUT" | "SHORT";
            }[];
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
        /** @description The form of a role, filled from what is stored. */
        RoleForm: {
            id: components["schemas"]["Id"];
            name: string;
            code: components["schemas"]["RoleCode"];
            sort: number;
            status: components["schemas"]["EntryStatus"];
            dataScope: components["schemas"]["DataScope"];
            remark: string | null;
            version: components["schemas"]["Version"];
        };
        /** @description Menu entries a role holds, folders and pages above a button among them. `version` is that of the role (D-55). */
        RoleGrants: {
            menuIds: components["schemas"]["Id"][];
            version: components["schemas"]["Version"];
        };
        /** @description A role to create or to write back. `version` is sent when an existing one is changed (D-55). */
        RoleInput: {
            name: string;
            code: components["schemas"]["RoleCode"];
            sort: number;
            status: components["schemas"]["EntryStatus"];
            dataScope: components["schemas"]["DataScope"];
            remark?: string | null;
            version?: components["schemas"]["Version"];
        };
        /** @description A role in a table. */
        RoleRow: {
            id: components["schemas"]["Id"];
            name: string;
            code: components["schemas"]["RoleCode"];
            sort: number;
            status: components["schemas"]["EntryStatus"];
            dataScope: components["schemas"]["DataScope"];
            remark: string | null;
            /** @description Members of staff who hold it. */
            userCount: components["schemas"]["Qty"];
            /** Format: date-time */
            updatedAt: string;
        };
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
        /** @description A salesperson by name. */
        SalesmanRef: {
            /** @description Id of the member of staff. */
            id: components["schemas"]["Id"];
            name: string;
        };
        /** @description A salesperson in a table, with the code that customers bind by. */
        SalesmanRow: {
            /** @description Id of the member of staff. */
            userId: components["schemas"]["Id"];
            name: string;
            mobile: string | null;
            /** Format: email */
            email: string | null;
            deptName: string | null;
            status: components["schemas"]["AccountStatus"];
            /** @description Null until one is made. */
            invitationCode: components["schemas"]["InvitationCode"] | null;
            customerCount: components["schemas"]["Qty"];
            /** @description Orders in progress of these customers. */
            openOrderCount: components["schemas"]["Qty"];
        };
        /** @description Filters of a page under a name, kept on the server for this user (Q-19). */
        SavedFilter: {
            id: components["schemas"]["Id"];
            page: components["schemas"]["FilterPage"];
            name: string;
            /** @description Query of the address, such as flow=TO_BE_PAID. */
            query: string;
            /** @description Used when the page is opened without a query; one per page. */
            isDefault: boolean;
            /** @description The user is told of new goods or lists that match. */
            notify: boolean;
            /** Format: date-time */
            updatedAt: string;
            version: components["schemas"]["Version"];
        };
        /** @description Filters to save, or with `id` and `version` ones to change. A new default takes the place of the old one. */
        SavedFilterInput: {
            /** @description Left out to make one. */
            id?: components["schemas"]["Id"];
            page: components["schemas"]["FilterPage"];
            name: string;
            query: string;
            /** @default false */
            isDefault?: boolean;
            /**
             * @description For products and lists.
             * @default false
             */
            notify?: boolean;
            /** @description Sent when an existing one is changed. */
            version?: components["schemas"]["Version"];
        };
        /**
         * @description Points from 0 to 100, more is better.
         * @example 84
         */
        Score: number;
        /**
         * @description Season in letters and year, AW25 or SS26, or EVERGREEN for goods of every season. The dictionary `season` offers those in use.
         * @example AW25
         */
        Season: string;
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
        /** @description A place where the person is signed in. */
        SessionRow: {
            id: components["schemas"]["Id"];
            /** @description The session that asks. */
            current: boolean;
            /** @description What the browser said it is, cut; may be empty. */
            device: string;
            /** @description Address it was opened from. */
            ip: string | null;
            /** Format: date-time */
            createTime: string;
            /**
             * Format: date-time
             * @description Last call, to the minute.
             */
            seenAt: string;
            /**
             * Format: date-time
             * @description When it ends unless used, at the latest its absolute end.
             */
            endsAt: string;
        };
        /** @description The signed-in buyer, as kept in the session (R-7.45). */
        SessionUser: {
            id: components["schemas"]["Id"];
            username?: components["schemas"]["BuyerUsername"];
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
            /** @description Staff confirmed the identity; only then it opens lists for identities. */
            identityConfirmed?: boolean;
            companyName: string;
            perms: components["schemas"]["BuyerPerm"][];
            /** @description May publish lists of its own (D-25). */
            sellerFlag: boolean;
            socialBound: boolean;
            version?: components["schemas"]["Version"];
        };
        /** @description A one-time link to look at before it is used. */
        SetupCheck: {
            token: components["schemas"]["SetupToken"];
        };
        /** @description The first person of a house, or a further ROOT made by the one who runs the server. */
        SetupInput: {
            token: components["schemas"]["SetupToken"];
            username: components["schemas"]["Username"];
            nickname: string;
            password: components["schemas"]["Password"];
        };
        /** @description A one-time link that is still good. */
        SetupLink: {
            /**
             * Format: date-time
             * @description Until when it can be used.
             */
            expiresAt: string;
        };
        /** @description What stands behind `token=` in the link from the server's console. */
        SetupToken: string;
        /** @description A link that opens one list for whoever has it and signs in (R-1.03, D-13). */
        Share: {
            id: components["schemas"]["Id"];
            code: components["schemas"]["ShareCode"];
            listId: components["schemas"]["Id"];
            listName: string;
            /**
             * Format: uri
             * @description The whole link to copy.
             */
            url: string;
            /**
             * Format: date-time
             * @description Absent when it stays open as long as the list.
             */
            expiresAt?: string;
            /** @description Visitors see no wholesale prices. */
            hidePrice: boolean;
            /** @description Columns visitors see. */
            columns: components["schemas"]["ColumnKey"][];
            /** @description Text laid over the page; null for none. */
            watermark: string | null;
            /** @description Visits so far. */
            views: components["schemas"]["Qty"];
            createdBy: string;
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date-time
             * @description Present once revoked; the link then answers 40915.
             */
            revokedAt?: string;
        };
        /**
         * @description Code of a share link, letters and digits. It gives its one list and nothing else (Q-44).
         * @example K7QM2XWD
         */
        ShareCode: string;
        /** @description How a list is shared. What is left out takes the default. */
        ShareInput: {
            /**
             * Format: date-time
             * @description In the future. Left out, it stays open as long as the list.
             */
            expiresAt?: string;
            /** @default false */
            hidePrice?: boolean;
            /** @description Left out, those of the list. */
            columns?: components["schemas"]["ColumnKey"][];
            watermark?: string | null;
        };
        /** @description What a share link opens. */
        ShareView: {
            /** @description Values are 0 when prices are hidden. */
            list: components["schemas"]["ListDetail"];
            share: {
                code: components["schemas"]["ShareCode"];
                hidePrice: boolean;
                columns: components["schemas"]["ColumnKey"][];
                watermark: string | null;
                /** Format: date-time */
                expiresAt?: string;
            };
        };
        /** @description A sheet to import, at most 1,000 rows and 31,457,280 bytes, .xlsx only, judged by its content (D-45, Q-11). */
        SheetImportForm: {
            /** @description An .xlsx workbook. */
            file: Blob;
        };
        /** @description One consignment of a sub-order. A voided one stands in staff answers only. */
        Shipment: {
            id: components["schemas"]["Id"];
            shipmentNo: string;
            orderId?: components["schemas"]["Id"];
            orderNo?: components["schemas"]["OrderNo"];
            subOrderId: components["schemas"]["Id"];
            subNo?: components["schemas"]["SubNo"];
            warehouseId?: string;
            courier: string;
            trackingNo: string;
            /** @description Last 4 digits of the phone; empty for staff without `biz:contact:view`. */
            phoneTail: string;
            /** @description Number of packages. */
            packingQty: number;
            /** @description Pieces in all packages. */
            qty?: components["schemas"]["Qty"];
            packages: components["schemas"]["ShipmentPackage"][];
            attachments: components["schemas"]["File"][];
            /** Format: date-time */
            shippedAt: string;
            /** @description Newest first. */
            events: components["schemas"]["ShipmentEvent"][];
            /** Format: date-time */
            deliveredAt?: string;
            /**
             * Format: date-time
             * @description Staff answers only.
             */
            voidedAt?: string;
            /** @description Staff answers only. */
            voidReason?: string;
            version: components["schemas"]["Version"];
        };
        /** @description A step of a parcel on its way. */
        ShipmentEvent: {
            /** Format: date-time */
            at: string;
            place?: string;
            text: string;
            /**
             * @description Who told of it.
             * @enum {string}
             */
            source?: "CARRIER" | "STAFF";
        };
        /** @description Pieces of one order line in a package. The fields of the product stand where a shipment is shown without its order. */
        ShipmentItem: {
            orderLineId: components["schemas"]["Id"];
            qty: components["schemas"]["OrderQty"];
            productId?: components["schemas"]["Id"];
            intlCode?: components["schemas"]["Ean"];
            name?: string;
            brandName?: string;
            image?: string | null;
            size?: string;
            color?: string;
        };
        /** @description One parcel and what is in it. */
        ShipmentPackage: {
            no: number;
            items: components["schemas"]["ShipmentItem"][];
            /** @description Grams. */
            weightG?: number;
        };
        /** @description The way of a shipment as the carrier, or staff in its place, told it last. */
        ShipmentTrack: {
            shipmentId: components["schemas"]["Id"];
            courier: string;
            trackingNo: string;
            /** @description Newest first. */
            events: components["schemas"]["ShipmentEvent"][];
            /** Format: date-time */
            deliveredAt?: string;
            /** Format: date-time */
            refreshedAt: string;
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
        /** @description The cart of a customer, grouped by list, with the addresses an order can go to. */
        StaffCart: {
            customer: components["schemas"]["CustomerBrief"];
            groups: components["schemas"]["CartGroup"][];
            /** @description Lines of open lists only; those that are CLOSED cannot be ordered. */
            totals: components["schemas"]["Totals"];
            /** @description The default one first. */
            addresses: components["schemas"]["Address"][];
            /**
             * Format: date-time
             * @description Null for a cart that was never used.
             */
            updatedAt: string | null;
        };
        /** @description An order from lines of a cart. They leave the cart once the order is made. */
        StaffCartOrderInput: {
            lines: {
                /** @description Line of the cart. */
                id: components["schemas"]["Id"];
                /** @description Cents per piece that was shown; refused with 40909 when it changed. */
                priceCents: components["schemas"]["PriceCents"];
            }[];
            /** @description A saved address of the customer that fits the delivery of the lists. */
            addressId: components["schemas"]["Id"];
            paymentMethod: components["schemas"]["PaymentMethod"];
            /** @description Nobody chosen means the team leader, or the customer without a team (D-38). */
            notifyUserIds?: components["schemas"]["Id"][];
            remark?: string;
        };
        /** @description A cart that is not empty, in a table. Value and pieces are those of lines that can be ordered. */
        StaffCartRow: {
            customer: components["schemas"]["CustomerBrief"];
            /** @description All lines. */
            lineCount: components["schemas"]["Qty"];
            /** @description Lines that are not OK. */
            problemCount: components["schemas"]["Qty"];
            qty: components["schemas"]["Qty"];
            /** @description Goods at the prices of now, without the surcharge. */
            valueCents: components["schemas"]["PriceCents"];
            /** Format: date-time */
            updatedAt: string;
        };
        /**
         * @description Column of the product tables of staff, those of the manifest (R-3.16) and what only staff see.
         * @enum {string}
         */
        StaffColumnKey: "intlCode" | "image" | "wholesalePrice" | "retailPrice" | "name" | "brand" | "category" | "season" | "warehouseId" | "shipFrom" | "size" | "color" | "stock" | "material" | "origin" | "cost" | "supplier" | "onHand" | "locked" | "incoming" | "lists";
        /** @description A list as staff see and edit it, with its columns, settings and who may see it. */
        StaffListDetail: {
            id: components["schemas"]["Id"];
            /** @description In Chinese. */
            name: string;
            status: components["schemas"]["ListStatus"];
            kind: components["schemas"]["OrderKind"];
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
            productCount: components["schemas"]["Qty"];
            skuCount: components["schemas"]["Qty"];
            stockQty: components["schemas"]["Qty"];
            /** @description Wholesale value of the free stock. */
            stockValueCents: components["schemas"]["PriceCents"];
            /** @enum {string} */
            ownerType: "STAFF" | "BUYER";
            ownerName: string;
            warehouseIds: components["schemas"]["WarehouseId"][];
            /** @description Address of a picture of the first product. */
            cover?: string | null;
            visibility: components["schemas"]["ListVisibility"];
            /** @description Orders with goods of it, cancelled ones left out. */
            orderCount: components["schemas"]["Qty"];
            /** @description Share links that are neither expired nor revoked. */
            shareCount: components["schemas"]["Qty"];
            /**
             * Format: date-time
             * @description Null for a draft.
             */
            publishedAt: string | null;
            /**
             * Format: date-time
             * @description When it was closed by hand; null when the closing time does it.
             */
            closedAt: string | null;
            /** Format: date-time */
            createdAt: string;
            /** @description What the caller may do with it now; buttons follow from this alone. */
            actions: components["schemas"]["ListAction"][];
            version: components["schemas"]["Version"];
            /** @description In English; null where there is one name. */
            nameEn: string | null;
            /** @description With HK_MACAO, addresses in Taiwan are refused (D-33). */
            excludeTaiwan: boolean;
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
            /** @description In Chinese. */
            note: string | null;
            /** @description In English. */
            noteEn: string | null;
            /** @description Teams by id, or identities by their code; empty for ALL. */
            visibleTo: components["schemas"]["Option"][];
            /**
             * Format: date
             * @description When the goods of a futures list are expected (D-70).
             */
            expectedArrival: string | null;
            /** @description Deposit of a futures list, basis points of what is payable. */
            depositBp: components["schemas"]["Bp"] | null;
        };
        /** @description A list to create or to write back. `version` is sent when an existing one is changed (D-55). Status, sums and the share of hot goods are never written, they follow from the times and the goods (D-24, D-66). */
        StaffListInput: {
            /** @description In Chinese. */
            name: string;
            /** @description In English. */
            nameEn?: string | null;
            /** @description Cannot be changed once there are goods on the list. */
            kind: components["schemas"]["OrderKind"];
            /** @description Cannot be changed after publishing. */
            deliveryMethod: components["schemas"]["DeliveryMethod"];
            /**
             * @description With HK_MACAO, refuse addresses in Taiwan (D-33).
             * @default false
             */
            excludeTaiwan?: boolean;
            /**
             * Format: date-time
             * @description Before it the list is visible, not orderable (D-24). Fixed once it has passed.
             */
            startAt: string;
            /**
             * Format: date-time
             * @description After startAt, and in the future when the list is open.
             */
            closeAt: string;
            /** @description 0 for none. */
            minOrderValueCents: components["schemas"]["PriceCents"];
            /** @default WARN */
            minOrderMode?: components["schemas"]["MinOrderMode"];
            /** @description Calendar days from order to dispatch (D-43). */
            shipDays: number;
            /** @description Calendar days from order to arrival, not fewer than shipDays. */
            receiveDays: number;
            /** @description In the order they are shown. */
            columns: components["schemas"]["ColumnKey"][];
            settings: components["schemas"]["ListSettings"];
            /** @description In Chinese. */
            note?: string | null;
            /** @description In English. */
            noteEn?: string | null;
            visibility: components["schemas"]["ListVisibility"];
            /** @description Ids of teams or codes of identities, at least one unless visibility is ALL. */
            visibleTo?: components["schemas"]["Id"][];
            /**
             * Format: date
             * @description Needed for a futures list (D-70).
             */
            expectedArrival?: string | null;
            /** @description Needed for a futures list. */
            depositBp?: components["schemas"]["Bp"] | null;
            version?: components["schemas"]["Version"];
        };
        /** @description A product on a list with its place and the price of this list. */
        StaffListItem: {
            /** @description Place on the list, from 1. */
            position: number;
            /**
             * Format: int64
             * @description Euro cents per piece on this list. Null when it is given on inquiry.
             */
            priceCents: number | null;
            product: components["schemas"]["StaffProduct"];
        };
        /** @description Goods to put on a list, to take off it, and prices to set. All of it is done, or nothing. */
        StaffListItemsInput: {
            /** @description Put at the end in this order; a product that is on the list already keeps its place. */
            add?: {
                productId: components["schemas"]["Id"];
                /**
                 * Format: int64
                 * @description Left out, the wholesale price of the product; null for a price on inquiry.
                 */
                priceCents?: number | null;
            }[];
            /** @description Product ids. */
            remove?: components["schemas"]["Id"][];
            prices?: {
                productId: components["schemas"]["Id"];
                /**
                 * Format: int64
                 * @description Null for a price on inquiry.
                 */
                priceCents: number | null;
            }[];
            version: components["schemas"]["Version"];
        };
        /** @description A list that was published, and the link to share it (R-8.19). */
        StaffListPublished: {
            list: components["schemas"]["StaffListDetail"];
            share: components["schemas"]["Share"];
        };
        /** @description A list of any owner in the table of staff. */
        StaffListSummary: {
            id: components["schemas"]["Id"];
            /** @description In the language of the request. */
            name: string;
            status: components["schemas"]["ListStatus"];
            kind: components["schemas"]["OrderKind"];
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
            productCount: components["schemas"]["Qty"];
            skuCount: components["schemas"]["Qty"];
            stockQty: components["schemas"]["Qty"];
            /** @description Wholesale value of the free stock. */
            stockValueCents: components["schemas"]["PriceCents"];
            /** @enum {string} */
            ownerType: "STAFF" | "BUYER";
            ownerName: string;
            warehouseIds: components["schemas"]["WarehouseId"][];
            /** @description Address of a picture of the first product. */
            cover?: string | null;
            visibility: components["schemas"]["ListVisibility"];
            /** @description Orders with goods of it, cancelled ones left out. */
            orderCount: components["schemas"]["Qty"];
            /** @description Share links that are neither expired nor revoked. */
            shareCount: components["schemas"]["Qty"];
            /**
             * Format: date-time
             * @description Null for a draft.
             */
            publishedAt: string | null;
            /**
             * Format: date-time
             * @description When it was closed by hand; null when the closing time does it.
             */
            closedAt: string | null;
            /** Format: date-time */
            createdAt: string;
            /** @description What the caller may do with it now; buttons follow from this alone. */
            actions: components["schemas"]["ListAction"][];
            version: components["schemas"]["Version"];
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
        /** @description An order that staff make for a customer (M-T2). It waits for the customer to confirm it. */
        StaffOrderInput: {
            customerId: components["schemas"]["Id"];
            /** @description All lines are goods of this kind. */
            kind: components["schemas"]["OrderKind"];
            lines: components["schemas"]["StaffOrderLineInput"][];
            /** @description A saved address of the customer that fits the delivery of the lists. */
            addressId: components["schemas"]["Id"];
            paymentMethod: components["schemas"]["PaymentMethod"];
            /** @description Nobody chosen means the team leader, or the customer without a team (D-38). */
            notifyUserIds?: components["schemas"]["Id"][];
            remark?: string;
            /**
             * Format: date
             * @description FUTURES only; left out while it is not known.
             */
            expectedArrival?: string;
            /** @description FUTURES only; 3000 when left out (D-70). */
            depositBp?: components["schemas"]["Bp"];
        };
        /** @description Pieces of one SKU of one list, at the price of the list unless another one is given. */
        StaffOrderLineInput: {
            skuId: components["schemas"]["Id"];
            listId: components["schemas"]["Id"];
            qty: components["schemas"]["OrderQty"];
            /** @description Cents per piece for this customer. */
            priceCents?: components["schemas"]["PriceCents"];
            /** @description Discount on the whole line, at most its value. */
            discountCents?: components["schemas"]["PriceCents"];
            note?: string;
        };
        /** @description The own password, old and new (D-30). */
        StaffPasswordInput: {
            /** Format: password */
            oldPassword: string;
            newPassword: components["schemas"]["Password"];
        };
        /** @description A payment as staff see it, with its order and what the caller may do with it. `actions` is empty for the one who sent it, who may not verify it (M-T6). */
        StaffPayment: {
            id: components["schemas"]["Id"];
            orderId: components["schemas"]["Id"];
            method: components["schemas"]["PaymentMethod"];
            /** @description What was paid; once accepted, what staff accepted. */
            amountCents: components["schemas"]["PriceCents"];
            /** @description What was claimed, when staff accepted another amount. */
            claimedCents?: components["schemas"]["PriceCents"];
            currency: components["schemas"]["Currency"];
            /** Format: date-time */
            paidAt: string;
            proofFiles: components["schemas"]["File"][];
            /** @description PROOF_SUBMITTED, PAID or REJECTED, as told in Payment. */
            status: components["schemas"]["PaymentStatus"];
            note?: string;
            /** @description Who sent the proof or used the credit. */
            senderName: string;
            rejectReason?: string;
            verifiedBy?: string;
            /** Format: date-time */
            verifiedAt?: string;
            /**
             * Format: date-time
             * @description When it was recorded.
             */
            createdAt: string;
            version: components["schemas"]["Version"];
            senderType: components["schemas"]["OperatorType"];
            /** @description Sent by the caller. */
            ownUpload: boolean;
            order: components["schemas"]["StaffPaymentOrder"];
            /** @description acceptPayment and rejectPayment, where the caller may take them now. */
            actions: components["schemas"]["OrderAction"][];
        };
        /** @description A payment that staff record for a customer. A transfer needs a file; cash may do without. CREDIT uses team credit, at most its balance (M-T6b). */
        StaffPaymentInput: {
            orderId: components["schemas"]["Id"];
            method: components["schemas"]["PaymentMethod"];
            /**
             * Format: int64
             * @description Euro cents, not above what is open.
             */
            amountCents: number;
            /**
             * Format: date-time
             * @description Not in the future.
             */
            paidAt: string;
            /** @description Files uploaded before, pictures or PDF. */
            fileIds: components["schemas"]["Id"][];
            note?: string;
        };
        /** @description The order of a payment and how much of it is paid. openCents = payableCents − paidCents. */
        StaffPaymentOrder: {
            id: components["schemas"]["Id"];
            orderNo: components["schemas"]["OrderNo"];
            kind: components["schemas"]["OrderKind"];
            status: components["schemas"]["OrderStatus"];
            flow: components["schemas"]["OrderFlow"] | null;
            paymentStatus: components["schemas"]["PaymentStatus"];
            customerId: components["schemas"]["Id"];
            companyName: string;
            teamName?: string;
            ordererNickname: string;
            payableCents: components["schemas"]["PriceCents"];
            /** @description Payments that were accepted. */
            paidCents: components["schemas"]["PriceCents"];
            openCents: components["schemas"]["PriceCents"];
            /** @description Paid beyond what is owed and not given back yet; all that was paid of a cancelled order. */
            refundableCents: components["schemas"]["PriceCents"];
        };
        /** @description Why a payment proof is sent back. The customer reads the reason. */
        StaffPaymentRejectInput: {
            reason: string;
            version: components["schemas"]["Version"];
        };
        /** @description What really arrived. Another amount than the claimed one is stored beside it. */
        StaffPaymentVerifyInput: {
            /**
             * Format: int64
             * @description Euro cents, not above what is open.
             */
            amountCents: number;
            version: components["schemas"]["Version"];
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
            /** @description Empty for the theme's own ink. */
            accent?: string;
            /**
             * @description Where the menu stands (R-1.34).
             * @enum {string}
             */
            layout?: "left" | "top" | "mix";
            /** @description Bar of visited pages. */
            tagsView?: boolean;
            /** @description The bars stay in view while the page scrolls. */
            fixedHeader?: boolean;
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
            /** @description Empty for the theme's own ink. */
            accent?: string;
            /**
             * @description Where the menu stands (R-1.34).
             * @enum {string}
             */
            layout?: "left" | "top" | "mix";
            /** @description Bar of visited pages. */
            tagsView?: boolean;
            /** @description The bars stay in view while the page scrolls. */
            fixedHeader?: boolean;
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
        /** @description A product as staff see it, with its supplier, its cost and the pieces that orders hold. */
        StaffProduct: {
            id: components["schemas"]["Id"];
            intlCode: components["schemas"]["Ean"];
            /** @description In the language of the request. */
            name: string;
            /** @description In the language of the request. */
            description: string;
            /** @description Addresses of pictures. */
            images: string[];
            brandId: components["schemas"]["Id"];
            brandName: string;
            categoryId: components["schemas"]["Id"];
            categoryName: string;
            season: components["schemas"]["Season"];
            /** @enum {string} */
            gender: "WOMEN" | "MEN" | "UNISEX";
            warehouseId: components["schemas"]["WarehouseId"];
            /** @description Place of the warehouse. */
            shipFrom: string;
            color: string;
            /** @description The colour as drawn beside its name. */
            colorHex?: string;
            sizes: components["schemas"]["StaffSizeStock"][];
            /** @description Has more than one size in the catalogue (D-19). */
            multiSize: boolean;
            /** @description Free pieces over all sizes. */
            stockQty: components["schemas"]["Qty"];
            /**
             * Format: int64
             * @description Euro cents, informative (D-68).
             */
            retailPriceCents: number | null;
            /**
             * Format: int64
             * @description Euro cents per piece. Null when the price is given on inquiry.
             */
            wholesalePriceCents: number | null;
            hot: boolean;
            material?: string;
            origin?: string;
            /** @description Least pieces over all sizes, 3 or 1 (R-9.12, R-9.13). */
            minQty: number;
            /** Format: date-time */
            updatedAt: string;
            kind: components["schemas"]["OrderKind"];
            /** @description The maison's own number. */
            styleNo?: string;
            supplierId: components["schemas"]["Id"];
            supplierName: string;
            /** @description Pieces in the warehouse over all sizes. */
            onHandQty: components["schemas"]["Qty"];
            /** @description Pieces that open orders hold, over all sizes (Q-22). */
            lockedQty: components["schemas"]["Qty"];
            /** @description Pieces of a coming season, over all sizes. */
            incomingQty: components["schemas"]["Qty"];
            /**
             * Format: int64
             * @description Euro cents per piece paid to the supplier.
             */
            costCents: number | null;
            /** @description Open lists it is on. */
            lists: components["schemas"]["ListRef"][];
            version: components["schemas"]["Version"];
        };
        /** @description The own account of a member of staff. */
        StaffProfile: {
            id: components["schemas"]["Id"];
            username: components["schemas"]["Username"];
            nickname: string;
            mobile: string | null;
            /** Format: email */
            email: string | null;
            avatar: string | null;
            gender: components["schemas"]["Gender"];
            version: components["schemas"]["Version"];
            deptName: string | null;
            roleNames: string[];
            /** @description What customers enter to be looked after by this person. */
            invitationCode: components["schemas"]["InvitationCode"] | null;
            /** Format: date-time */
            createTime: string;
            /** Format: date-time */
            lastLoginAt: string | null;
        };
        /** @description What a member of staff changes of the own account. */
        StaffProfileInput: {
            nickname: string;
            avatar: string | null;
            gender: components["schemas"]["Gender"];
            mobile: string | null;
            /** Format: email */
            email: string | null;
            version: components["schemas"]["Version"];
        };
        /** @description A consignment as staff see it, with the customer and what the caller may do with it. Voided ones stay in the table. */
        StaffShipment: {
            id: components["schemas"]["Id"];
            shipmentNo: string;
            orderId: components["schemas"]["Id"];
            orderNo: components["schemas"]["OrderNo"];
            subOrderId: components["schemas"]["Id"];
            subNo: components["schemas"]["SubNo"];
            warehouseId: components["schemas"]["WarehouseId"];
            courier: string;
            trackingNo: string;
            /** @description Last 4 digits of the phone. */
            phoneTail: string;
            /** @description Number of packages. */
            packingQty: number;
            /** @description Pieces in all packages. */
            qty: components["schemas"]["Qty"];
            packages: components["schemas"]["ShipmentPackage"][];
            attachments: components["schemas"]["File"][];
            /** Format: date-time */
            shippedAt: string;
            /** @description Newest first. */
            events: components["schemas"]["ShipmentEvent"][];
            /** Format: date-time */
            deliveredAt?: string;
            /** Format: date-time */
            voidedAt?: string;
            voidReason?: string;
            version: components["schemas"]["Version"];
            customerId: components["schemas"]["Id"];
            companyName: string;
            consignee: string;
            state: components["schemas"]["StaffShipmentState"];
            /** @description Who shipped it. */
            createdBy: string;
            actions: components["schemas"]["StaffShipmentAction"][];
        };
        /**
         * @description What the caller may do with a consignment now. All of them end with a void and with the goods received.
         * @enum {string}
         */
        StaffShipmentAction: "edit" | "addEvent" | "voidShipment";
        /** @description A consignment to write back. Goods may be packed differently, but each line keeps its pieces; for other pieces the consignment is voided and sent anew. */
        StaffShipmentEditInput: {
            courier: string;
            trackingNo: string;
            /** @description Last 4 digits of the phone. */
            phoneTail: string;
            /** @description As many as there are packages. */
            packingQty: number;
            packages: components["schemas"]["StaffShipmentPackage"][];
            fileIds: components["schemas"]["Id"][];
            /**
             * Format: date-time
             * @description Not in the future.
             */
            shippedAt: string;
            version: components["schemas"]["Version"];
        };
        /** @description A step of the way that staff enter in place of the carrier. */
        StaffShipmentEventInput: {
            /**
             * Format: date-time
             * @description Not before the shipping and not in the future.
             */
            at: string;
            place?: string;
            text: string;
            /**
             * @description The consignment has arrived; the waiting time for receipt begins (D-72).
             * @default false
             */
            delivered?: boolean;
        };
        /** @description A consignment of one sub-order. The pieces of a line over all packages may not be more than are confirmed, not closed and not sent yet (40919). */
        StaffShipmentInput: {
            subOrderId: components["schemas"]["Id"];
            courier: string;
            trackingNo: string;
            /** @description Last 4 digits of the phone. */
            phoneTail: string;
            /** @description As many as there are packages. */
            packingQty: number;
            packages: components["schemas"]["StaffShipmentPackage"][];
            /** @description Pictures and PDF uploaded before. */
            fileIds: components["schemas"]["Id"][];
            /**
             * Format: date-time
             * @description Not in the future; now when left out.
             */
            shippedAt?: string;
        };
        /** @description A package to send. */
        StaffShipmentPackage: {
            /** @description From 1, each number once. */
            no: number;
            items: {
                orderLineId: components["schemas"]["Id"];
                qty: components["schemas"]["OrderQty"];
            }[];
            /** @description Grams. */
            weightG?: number;
        };
        /**
         * @description Where a consignment is. A voided one counts as never sent.
         * @enum {string}
         */
        StaffShipmentState: "ON_THE_WAY" | "DELIVERED" | "VOIDED";
        /** @description Why a consignment is voided. */
        StaffShipmentVoidInput: {
            reason: string;
            version: components["schemas"]["Version"];
        };
        /** @description One size of a product with all its pieces. `stockQty` = `onHandQty` - `lockedQty` + `incomingQty`. */
        StaffSizeStock: {
            skuId: components["schemas"]["Id"];
            /** @example 38 */
            size: string;
            barcode?: components["schemas"]["Ean"];
            /** @description Pieces in the warehouse, the locked ones among them. */
            onHandQty: components["schemas"]["Qty"];
            /** @description Pieces that open orders hold (D-20). */
            lockedQty: components["schemas"]["Qty"];
            /** @description Pieces of a coming season that futures lists offer (D-70). */
            incomingQty: components["schemas"]["Qty"];
            /** @description Free pieces, what may still be ordered. */
            stockQty: components["schemas"]["Qty"];
        };
        /** @description A correction of the credit of a team, above zero to give and below zero to take. Never 0. */
        StaffTeamCreditInput: {
            amountCents: components["schemas"]["Cents"];
            /** @description The reason; the leader reads it. */
            note: string;
        };
        /** @description A team with its people and its invitations. */
        StaffTeamDetail: {
            team: components["schemas"]["Team"];
            /** @description A supplier's acknowledgement without a difference counts as confirmed by the customer (M-T3b). */
            acceptsUnchangedAcknowledgement: boolean;
            /** @description Orders in progress or shipped; a team with one stays. */
            openOrderCount: components["schemas"]["Qty"];
            /** @description The leader first. */
            members: components["schemas"]["Member"][];
            /** @description The newest, newest first. */
            invitations: components["schemas"]["Invitation"][];
        };
        /** @description A team to create. Nobody in it may be in another team (D-34). */
        StaffTeamInput: {
            name: string;
            /** @description Customer who leads it. */
            leaderId: components["schemas"]["Id"];
            /** @description Customers besides the leader. */
            memberIds: components["schemas"]["Id"][];
            /** @description TEAM when left out. */
            orderVisibility?: components["schemas"]["OrderVisibility"];
            /** @default false */
            acceptsUnchangedAcknowledgement?: boolean;
        };
        /** @description A team to write back whole. `memberIds` are all of its people with the leader; who is left out leaves the team (D-36) and is signed out (203). */
        StaffTeamUpdate: {
            name: string;
            /** @description The leader and all members. */
            memberIds: components["schemas"]["Id"][];
            orderVisibility: components["schemas"]["OrderVisibility"];
            acceptsUnchangedAcknowledgement: boolean;
            version: components["schemas"]["Version"];
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
            /** @description The password was set by somebody else. Until it is changed every other call answers HTTP 403 with this mark, except signing out, the own profile and the own sessions. */
            mustChangePassword: boolean;
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
            subNo: components["schemas"]["SubNo"];
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
            actions: components["schemas"]["OrderAction"][];
            version: components["schemas"]["Version"];
            id: components["schemas"]["Id"];
            orderId: components["schemas"]["Id"];
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
            /**
             * Format: date-time
             * @description When the customer confirmed the receipt.
             */
            receivedAt?: string;
            /** @description Shipped pieces that did not arrive; a claim is open while above 0 (M-T9). */
            claimQty?: components["schemas"]["Qty"];
            /** @description What the customer said when sending the offer back. */
            comment?: string;
            /** @description Shipping difference awaiting deduction (R-3.37). */
            shortageDiffCents: components["schemas"]["PriceCents"];
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
            subNo: components["schemas"]["SubNo"];
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
            actions: components["schemas"]["OrderAction"][];
            version: components["schemas"]["Version"];
            id: components["schemas"]["Id"];
            orderId: components["schemas"]["Id"];
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
            /**
             * Format: date-time
             * @description When the customer confirmed the receipt.
             */
            receivedAt?: string;
            /** @description Shipped pieces that did not arrive; a claim is open while above 0 (M-T9). */
            claimQty?: components["schemas"]["Qty"];
            /** @description What the customer said when sending the offer back. */
            comment?: string;
            /** @description Shipping difference awaiting deduction (R-3.37). */
            shortageDiffCents: components["schemas"]["PriceCents"];
            order: components["schemas"]["OrderBrief"];
            logs: components["schemas"]["Log"][];
        };
        /**
         * @description What the data summary is divided by.
         * @enum {string}
         */
        SummaryBy: "customer" | "team" | "brand" | "list" | "supplier";
        /** @description Orders of a period that belong to one customer, team, brand, list or supplier. */
        SummaryRow: {
            /** @description Id of it; null for orders of customers without a team. */
            key: components["schemas"]["Id"] | null;
            label: string;
            /** @description Number of orders; one with goods of several rows counts in each. */
            orders: components["schemas"]["Qty"];
            askedQty: components["schemas"]["Qty"];
            confirmedQty: components["schemas"]["Qty"];
            shippedQty: components["schemas"]["Qty"];
            receivedQty: components["schemas"]["Qty"];
            /** @description Cut from the asked ones or closed short. */
            shortageQty: components["schemas"]["Qty"];
            /** @description Confirmed pieces after line discounts. */
            valueCents: components["schemas"]["PriceCents"];
            /** @description Accepted payments; of an order with several rows each has its share by value. */
            paidCents: components["schemas"]["PriceCents"];
        };
        /** @description The same figures over all rows of the summary, each order counted once. */
        SummaryTotals: {
            /** @description Number of orders. */
            orders: components["schemas"]["Qty"];
            askedQty: components["schemas"]["Qty"];
            confirmedQty: components["schemas"]["Qty"];
            shippedQty: components["schemas"]["Qty"];
            receivedQty: components["schemas"]["Qty"];
            /** @description Cut from the asked ones or closed short. */
            shortageQty: components["schemas"]["Qty"];
            /** @description Confirmed pieces after line discounts. */
            valueCents: components["schemas"]["PriceCents"];
            /** @description Accepted payments. */
            paidCents: components["schemas"]["PriceCents"];
        };
        /** @description A supplier in the table of staff. */
        Supplier: {
            id: components["schemas"]["Id"];
            /**
             * @description Short name in capitals, unique.
             * @example VIANELLO
             */
            code: string;
            name: string;
            /** @description Person to talk to. */
            contact: string;
            phone: string | null;
            /** Format: email */
            email: string | null;
            country: components["schemas"]["CountryCode"];
            /**
             * @description Letters its own warehouses begin with, MI for MI-02. No two suppliers share them.
             * @example MI
             */
            warehousePrefix: string;
            /** @description Currency it is paid in. */
            currency: components["schemas"]["Currency"];
            /** @description Days from our order to its dispatch. */
            leadDays: number;
            /** @description Mean of the six axes of its score; null without deliveries in the last 90 days. */
            rating: components["schemas"]["Score"] | null;
            status: components["schemas"]["SupplierStatus"];
            productCount: components["schemas"]["Qty"];
            /** Format: date-time */
            updatedAt: string;
        };
        /** @description Bank details of a supplier, shown only to those who may edit it. */
        SupplierBank: {
            holder: string;
            bank: string;
            /** @description IBAN or account number. */
            accountNo: string;
            /** @description SWIFT / BIC. */
            swift?: string;
            note?: string;
        };
        /** @description The form of a supplier with its bank details, filled from what is stored. */
        SupplierForm: {
            id: components["schemas"]["Id"];
            /**
             * @description Short name in capitals, unique.
             * @example VIANELLO
             */
            code: string;
            name: string;
            /** @description Person to talk to. */
            contact: string;
            phone: string | null;
            /** Format: email */
            email: string | null;
            country: components["schemas"]["CountryCode"];
            /**
             * @description Letters its own warehouses begin with, MI for MI-02. No two suppliers share them.
             * @example MI
             */
            warehousePrefix: string;
            /** @description Currency it is paid in. */
            currency: components["schemas"]["Currency"];
            /** @description Days from our order to its dispatch. */
            leadDays: number;
            status: components["schemas"]["SupplierStatus"];
            address: string | null;
            taxNo: string | null;
            /** @description Where it is paid. */
            bank: components["schemas"]["SupplierBank"] | null;
            note: string | null;
            version: components["schemas"]["Version"];
        };
        /** @description A supplier to create or to write back. `version` is sent when an existing one is changed (D-55). */
        SupplierInput: {
            /**
             * @description Short name in capitals, unique.
             * @example VIANELLO
             */
            code: string;
            name: string;
            /** @description Person to talk to. */
            contact: string;
            phone?: string | null;
            /** Format: email */
            email?: string | null;
            country: components["schemas"]["CountryCode"];
            /**
             * @description Letters its own warehouses begin with, MI for MI-02. No two suppliers share them.
             * @example MI
             */
            warehousePrefix: string;
            /** @description Currency it is paid in. */
            currency: components["schemas"]["Currency"];
            /** @description Days from our order to its dispatch. */
            leadDays: number;
            status: components["schemas"]["SupplierStatus"];
            address?: string | null;
            taxNo?: string | null;
            /** @description Where it is paid. */
            bank?: components["schemas"]["SupplierBank"] | null;
            note?: string | null;
            version?: components["schemas"]["Version"];
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
        /**
         * @description Nothing more is bought from a DISABLED supplier; its goods, lists and orders stay.
         * @enum {string}
         */
        SupplierStatus: "ENABLED" | "DISABLED";
        /** @description Surcharge from this goods value on. */
        SurchargeTier: {
            fromCents: components["schemas"]["PriceCents"];
            surchargeBp: components["schemas"]["Bp"];
        };
        /** @description A customer team (R-3.40). Products and values are those of its confirmed orders. */
        Team: {
            id: components["schemas"]["Id"];
            name: string;
            /** @description Number of people. */
            size: components["schemas"]["Qty"];
            /** Format: date-time */
            createdAt: string;
            /** @description Styles in their colours. */
            productCount: components["schemas"]["Qty"];
            /** @description Styles. */
            spuCount: components["schemas"]["Qty"];
            brandCount: components["schemas"]["Qty"];
            totalValueCents: components["schemas"]["PriceCents"];
            manager: {
                id: components["schemas"]["Id"];
                nickname: string;
                contact: string;
            };
            creditBalanceCents: components["schemas"]["PriceCents"];
            orderVisibility: components["schemas"]["OrderVisibility"];
            version: components["schemas"]["Version"];
        };
        /** @description A team to make, or with `id` and `version` one to change (D-34). */
        TeamInput: {
            /** @description Left out to make one. */
            id?: components["schemas"]["Id"];
            name: string;
            orderVisibility?: components["schemas"]["OrderVisibility"];
            version?: components["schemas"]["Version"];
        };
        /**
         * @description Place in a team, leader or member (R-1.02).
         * @enum {string}
         */
        TeamRole: "LEADER" | "MEMBER";
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
        /** @description Goods written by hand, for one sub-order and of its supplier. They stand on no list and in no stock; nothing is locked for them, they are bought for the order. */
        TypedGoods: {
            subOrderId: components["schemas"]["Id"];
            intlCode: components["schemas"]["Ean"];
            name: string;
            brandId: components["schemas"]["Id"];
            categoryId: components["schemas"]["Id"];
            color: string;
            size: string;
            /** @description Uploaded picture. */
            fileId?: components["schemas"]["Id"];
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
            username?: components["schemas"]["BuyerUsername"];
            nickname: string;
            phone: string;
            areaCode: components["schemas"]["AreaCode"];
            email: string | null;
            teamAdminId: string | null;
            teamId: string | null;
            avatar: string | null;
            identityType: components["schemas"]["IdentityType"];
            /** @description Staff confirmed the identity; only then it opens lists for identities. */
            identityConfirmed?: boolean;
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
            deptName: string | null;
            roleNames: string[];
            /** Format: date-time */
            createTime: string;
            /** Format: date-time */
            lastLoginAt: string | null;
            deptId: components["schemas"]["Id"] | null;
            status: components["schemas"]["AccountStatus"];
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
        /** @description The version that was read, for a step that changes nothing else (D-55). */
        VersionInput: {
            version: components["schemas"]["Version"];
        };
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
        /**
         * @description Warehouse, written as the prefix of its supplier and a number. Goods of one supplier may lie in the warehouse of another; an order has one sub-order per list, warehouse and supplier. The dictionary `warehouse` offers those in use (R-3.16, D-67).
         * @example MI-02
         */
        WarehouseId: string;
        /**
         * @description What a word means, for the colour a screen shows it in.
         * @enum {string}
         */
        WordTone: "NEUTRAL" | "INFO" | "POSITIVE" | "WARNING" | "CRITICAL";
        /** @description A number to be found by the device of somebody who cannot read the picture code. */
        Work: {
            /** @description Sent back with the number. */
            key: string;
            /** @description SHA-256 of key, dot and number, in hex. */
            challenge: string;
            /** @description The number is below this. */
            most: number;
            /** @description Seconds until it is too late. */
            expiresIn: number;
        };
        /** @description The session was replaced or ended by the server (203). */
        SessionEndedRefusal: {
            /** @constant */
            code: 203;
            message: components["schemas"]["Message"];
            data: null;
        };
        /** @description No token, or the token has expired (buyer) (401). */
        TokenExpiredRefusal: {
            /** @constant */
            code: 401;
            message: components["schemas"]["Message"];
            data: null;
        };
        /** @description The input is invalid (40001). */
        InvalidInputRefusal: {
            /** @constant */
            code: 40001;
            message: components["schemas"]["Message"];
            data: components["schemas"]["FieldErrors"];
        };
        /** @description The picture code is wrong or has expired (40002). */
        WrongCaptchaRefusal: {
            /** @constant */
            code: 40002;
            message: components["schemas"]["Message"];
            data: null;
        };
        /** @description The username or the password is wrong (40003). */
        WrongPasswordRefusal: {
            /** @constant */
            code: 40003;
            message: components["schemas"]["Message"];
            data: components["schemas"]["TriesLeft"];
        };
        /** @description The verification code is wrong or has expired (40004). */
        WrongCodeRefusal: {
            /** @constant */
            code: 40004;
            message: components["schemas"]["Message"];
            data: null;
        };
        /** @description A code was requested too soon (40005). */
        CodeTooSoonRefusal: {
            /** @constant */
            code: 40005;
            message: components["schemas"]["Message"];
            data: components["schemas"]["RetryAfter"];
        };
        /** @description The same as the current e-mail address (40006). */
        SameEmailRefusal: {
            /** @constant */
            code: 40006;
            message: components["schemas"]["Message"];
            data: null;
        };
        /** @description The e-mail address is already in use (40007). */
        EmailTakenRefusal: {
            /** @constant */
            code: 40007;
            message: components["schemas"]["Message"];
            data: null;
        };
        /** @description The phone number is already in use (40008). */
        PhoneTakenRefusal: {
            /** @constant */
            code: 40008;
            message: components["schemas"]["Message"];
            data: null;
        };
        /** @description The account is disabled or locked (40009). */
        AccountLockedRefusal: {
            /** @constant */
            code: 40009;
            message: components["schemas"]["Message"];
            data: components["schemas"]["LockedUntil"];
        };
        /** @description The invitation code is unknown (40011). */
        UnknownInvitationRefusal: {
            /** @constant */
            code: 40011;
            message: components["schemas"]["Message"];
            data: null;
        };
        /** @description The social account is already bound elsewhere (40012). */
        SocialTakenRefusal: {
            /** @constant */
            code: 40012;
            message: components["schemas"]["Message"];
            data: null;
        };
        /** @description Not permitted (buyer) (40301). */
        NotPermittedRefusal: {
            /** @constant */
            code: 40301;
            message: components["schemas"]["Message"];
            data: components["schemas"]["PermissionNeeded"];
        };
        /** @description This object may not be touched by you (40302). */
        NotYoursRefusal: {
            /** @constant */
            code: 40302;
            message: components["schemas"]["Message"];
            data: null;
        };
        /** @description There is no such thing (40401). */
        NotFoundRefusal: {
            /** @constant */
            code: 40401;
            message: components["schemas"]["Message"];
            data: null;
        };
        /** @description It was changed meanwhile (40901). */
        ChangedMeanwhileRefusal: {
            /** @constant */
            code: 40901;
            message: components["schemas"]["Message"];
            data: components["schemas"]["ChangedMeanwhile"];
        };
        /** @description There is not enough stock (40902). */
        ShortStockRefusal: {
            /** @constant */
            code: 40902;
            message: components["schemas"]["Message"];
            data: components["schemas"]["StockShortage"];
        };
        /** @description The list is closed or has not started (40903). */
        ListClosedRefusal: {
            /** @constant */
            code: 40903;
            message: components["schemas"]["Message"];
            data: components["schemas"]["ClosedList"];
        };
        /** @description This step is not allowed now (40904). */
        StepRefusedRefusal: {
            /** @constant */
            code: 40904;
            message: components["schemas"]["Message"];
            data: components["schemas"]["StepRefused"];
        };
        /** @description Below the minimum (40905). */
        BelowMinimumRefusal: {
            /** @constant */
            code: 40905;
            message: components["schemas"]["Message"];
            data: components["schemas"]["MinimumMissed"];
        };
        /** @description The limit of saved addresses is reached (40906). */
        TooManyAddressesRefusal: {
            /** @constant */
            code: 40906;
            message: components["schemas"]["Message"];
            data: components["schemas"]["MaxReached"];
        };
        /** @description Already in a team (40907). */
        AlreadyInTeamRefusal: {
            /** @constant */
            code: 40907;
            message: components["schemas"]["Message"];
            data: null;
        };
        /** @description The idempotency key was used with other content (40908). */
        KeyReusedRefusal: {
            /** @constant */
            code: 40908;
            message: components["schemas"]["Message"];
            data: null;
        };
        /** @description The price has changed (40909). */
        PriceChangedRefusal: {
            /** @constant */
            code: 40909;
            message: components["schemas"]["Message"];
            data: components["schemas"]["PricesChanged"];
        };
        /** @description A salesperson is already bound (40910). */
        SalespersonBoundRefusal: {
            /** @constant */
            code: 40910;
            message: components["schemas"]["Message"];
            data: null;
        };
        /** @description In use, cannot be deleted (40912). */
        InUseRefusal: {
            /** @constant */
            code: 40912;
            message: components["schemas"]["Message"];
            data: components["schemas"]["UsedBy"];
        };
        /** @description The name or the code already exists (40913). */
        NameTakenRefusal: {
            /** @constant */
            code: 40913;
            message: components["schemas"]["Message"];
            data: components["schemas"]["FieldTaken"];
        };
        /** @description The list is empty (40914). */
        ListEmptyRefusal: {
            /** @constant */
            code: 40914;
            message: components["schemas"]["Message"];
            data: null;
        };
        /** @description The link or the file has expired or was revoked (40915). */
        ExpiredRefusal: {
            /** @constant */
            code: 40915;
            message: components["schemas"]["Message"];
            data: null;
        };
        /** @description Above the spend limit, approval is needed (40916). */
        AboveLimitRefusal: {
            /** @constant */
            code: 40916;
            message: components["schemas"]["Message"];
            data: components["schemas"]["SpendLimit"];
        };
        /** @description The amount is above what is open (40917). */
        AboveOpenAmountRefusal: {
            /** @constant */
            code: 40917;
            message: components["schemas"]["Message"];
            data: components["schemas"]["OpenAmount"];
        };
        /** @description Already invited (40918). */
        AlreadyInvitedRefusal: {
            /** @constant */
            code: 40918;
            message: components["schemas"]["Message"];
            data: null;
        };
        /** @description The quantity is above the confirmed one (40919). */
        AboveConfirmedRefusal: {
            /** @constant */
            code: 40919;
            message: components["schemas"]["Message"];
            data: components["schemas"]["AboveConfirmed"];
        };
        /** @description The file is too large (41301). */
        TooLargeRefusal: {
            /** @constant */
            code: 41301;
            message: components["schemas"]["Message"];
            data: components["schemas"]["MaxReached"];
        };
        /** @description The file type is not accepted (41501). */
        WrongFileTypeRefusal: {
            /** @constant */
            code: 41501;
            message: components["schemas"]["Message"];
            data: components["schemas"]["AcceptedTypes"];
        };
        /** @description Too many rows, or the sheet cannot be read (42201). */
        UnreadableSheetRefusal: {
            /** @constant */
            code: 42201;
            message: components["schemas"]["Message"];
            data: components["schemas"]["MaxReached"];
        };
        /** @description There are rows with errors (42202). */
        RowsWithErrorsRefusal: {
            /** @constant */
            code: 42202;
            message: components["schemas"]["Message"];
            data: components["schemas"]["RowsWithErrors"];
        };
        /** @description Too many requests (42901). */
        TooManyRequestsRefusal: {
            /** @constant */
            code: 42901;
            message: components["schemas"]["Message"];
            data: components["schemas"]["RetryAfter"];
        };
        /** @description A fault of the server (50001). */
        ServerFaultRefusal: {
            /** @constant */
            code: 50001;
            message: components["schemas"]["Message"];
            data: components["schemas"]["TraceId"];
        };
        /** @description An outside service cannot be reached (50301). */
        OutsideUnreachableRefusal: {
            /** @constant */
            code: 50301;
            message: components["schemas"]["Message"];
            data: null;
        };
        /** @description Picture code: done. */
        AdminValidateCodeGetAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: {
                key: string;
                /** @description Picture as a data address. */
                code: string;
            };
        };
        /** @description Dialling codes: done. */
        CommonAreaCodesAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["PhoneArea"][];
        };
        /** @description Configuration: done. */
        CommonConfigAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["AppConfig"];
        };
        /** @description Words of a dictionary: done. */
        CommonDictItemsAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["DictItem"][];
        };
        /** @description Send a code by e-mail: done. */
        CommonEmailSendAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["RetryAfter"];
        };
        /** @description Exchange rates: done. */
        CommonMoneyExchangeListAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["Rate"][];
        };
        /** @description Regions: done. */
        CommonRegionTreeAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["Region"][];
        };
        /** @description Work instead of a picture code: done. */
        CommonWorkAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["Work"];
        };
        /** @description Follow a brand: done. */
        FrontBrandFollowAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: null;
        };
        /** @description Brands: done. */
        FrontBrandPageAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: {
                list: components["schemas"]["Brand"][];
                total: components["schemas"]["Qty"];
                pageNum: number;
                pageSize: number;
            };
        };
        /** @description No longer follow a brand: done. */
        FrontBrandUnfollowAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: null;
        };
        /** @description Add to the cart: done. */
        FrontCartAddAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["CartAddResult"];
        };
        /** @description Check chosen lines: done. */
        FrontCartCheckAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["CartCheck"];
        };
        /** @description Empty the cart: done. */
        FrontCartClearAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: null;
        };
        /** @description Size of the cart: done. */
        FrontCartCountAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["CartCount"];
        };
        /** @description Remove lines: done. */
        FrontCartDelAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: null;
        };
        /** @description Change quantities: done. */
        FrontCartEditAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["CartLine"][];
        };
        /** @description Cart: done. */
        FrontCartListAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["Cart"];
        };
        /** @description What waits for me: done. */
        FrontDataSummaryAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["DataSummary"];
        };
        /** @description Most ordered: done. */
        FrontDataTopAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["TopItem"][];
        };
        /** @description Trend of orders: done. */
        FrontDataTrendAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["TrendPoint"][];
        };
        /** @description Cancel an export: done. */
        FrontExportCancelAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["Job"];
        };
        /** @description Start an export: done. */
        FrontExportCreateAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["Job"];
        };
        /** @description Export job: done. */
        FrontExportJobAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["Job"];
        };
        /** @description Own exports: done. */
        FrontExportPageAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: {
                list: components["schemas"]["Job"][];
                total: components["schemas"]["Qty"];
                pageNum: number;
                pageSize: number;
            };
        };
        /** @description Delete saved filters: done. */
        FrontFilterDelAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: null;
        };
        /** @description Save filters: done. */
        FrontFilterEditAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["SavedFilter"];
        };
        /** @description Saved filters: done. */
        FrontFilterListAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["SavedFilter"][];
        };
        /** @description Import job: done. */
        FrontImportJobAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["Job"];
        };
        /** @description Commit an import: done. */
        FrontImportJobCommitAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["ImportCommit"];
        };
        /** @description Rows of an import: done. */
        FrontImportJobRowsAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: {
                list: components["schemas"]["ImportRow"][];
                total: components["schemas"]["Qty"];
                pageNum: number;
                pageSize: number;
            };
        };
        /** @description Upload an order sheet: done. */
        FrontImportOrderAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["Job"];
        };
        /** @description Confirm an offer: done. */
        FrontInquiryConfirmAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["OrderDetail"];
        };
        /** @description Submit an inquiry: done. */
        FrontInquiryCreateAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["OrderRef"];
        };
        /** @description Delete drafts: done. */
        FrontInquiryDraftDelAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: null;
        };
        /** @description Draft: done. */
        FrontInquiryDraftDetailAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["DraftDetail"];
        };
        /** @description Drafts box: done. */
        FrontInquiryDraftPageAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: {
                list: components["schemas"]["DraftSummary"][];
                total: components["schemas"]["Qty"];
                pageNum: number;
                pageSize: number;
            };
        };
        /** @description Save a draft: done. */
        FrontInquiryDraftSaveAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["Draft"];
        };
        /** @description Sums of an inquiry: done. */
        FrontInquiryPreviewAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["InquiryPreview"];
        };
        /** @description Send an offer back: done. */
        FrontInquiryRefuseAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["OrderDetail"];
        };
        /** @description Close a list: done. */
        FrontListCloseAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["ListDetail"];
        };
        /** @description Chosen columns: done. */
        FrontListColumnsAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["ColumnChoice"];
        };
        /** @description Choose columns: done. */
        FrontListColumnsSetAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: null;
        };
        /** @description Delete a list: done. */
        FrontListDelAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: null;
        };
        /** @description List details: done. */
        FrontListDetailAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["ListDetail"];
        };
        /** @description Filters of a list: done. */
        FrontListFiltersAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["Facets"];
        };
        /** @description Change the goods of a list: done. */
        FrontListItemEditAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["ListTotals"];
        };
        /** @description Lists: done. */
        FrontListPageAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: {
                list: components["schemas"]["ListSummary"][];
                total: components["schemas"]["Qty"];
                pageNum: number;
                pageSize: number;
            };
        };
        /** @description Goods of a list: done. */
        FrontListProductPageAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: {
                list: components["schemas"]["Product"][];
                total: components["schemas"]["Qty"];
                pageNum: number;
                pageSize: number;
                selection: components["schemas"]["SelectionTotals"];
            };
        };
        /** @description Publish a list: done. */
        FrontListPublishAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["ListPublished"];
        };
        /** @description Save a list: done. */
        FrontListSaveAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["ListDetail"];
        };
        /** @description Share a list: done. */
        FrontListShareCreateAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["Share"];
        };
        /** @description Share links: done. */
        FrontListSharePageAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: {
                list: components["schemas"]["Share"][];
                total: components["schemas"]["Qty"];
                pageNum: number;
                pageSize: number;
            };
        };
        /** @description Revoke a share link: done. */
        FrontListShareRevokeAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: null;
        };
        /** @description Open a share link: done. */
        FrontListShareAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["ShareView"];
        };
        /** @description Shipment: done. */
        FrontLogisticsDetailAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["Shipment"];
        };
        /** @description Shipments of an order: done. */
        FrontLogisticsListAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["Shipment"][];
        };
        /** @description Track a shipment: done. */
        FrontLogisticsTrackAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["ShipmentTrack"];
        };
        /** @description Unread notices: done. */
        FrontNoticeCountAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["UnreadCount"];
        };
        /** @description Notices: done. */
        FrontNoticePageAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: {
                list: components["schemas"]["Notice"][];
                total: components["schemas"]["Qty"];
                pageNum: number;
                pageSize: number;
                unread: components["schemas"]["Qty"];
            };
        };
        /** @description Mark as read: done. */
        FrontNoticeReadAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["UnreadCount"];
        };
        /** @description Cancel an order: done. */
        FrontOrderCancelAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["OrderDetail"];
        };
        /** @description Number of orders: done. */
        FrontOrderCountAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["OrderCounts"];
        };
        /** @description Order details: done. */
        FrontOrderDetailAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["OrderDetail"];
        };
        /** @description Futures order details: done. */
        FrontOrderFuturesDetailAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["FuturesOrderDetail"];
        };
        /** @description Futures orders: done. */
        FrontOrderFuturesPageAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: {
                list: components["schemas"]["OrderRow"][];
                total: components["schemas"]["Qty"];
                pageNum: number;
                pageSize: number;
            };
        };
        /** @description Records of an order: done. */
        FrontOrderLogsAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["Log"][];
        };
        /** @description Orders: done. */
        FrontOrderPageAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: {
                list: components["schemas"]["OrderRow"][];
                total: components["schemas"]["Qty"];
                pageNum: number;
                pageSize: number;
            };
        };
        /** @description Confirm receipt: done. */
        FrontOrderReceiptConfirmAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["SubOrder"];
        };
        /** @description Order again: done. */
        FrontOrderReorderAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["ReorderResult"];
        };
        /** @description Sub-order details: done. */
        FrontOrderSonDetailAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["SubOrderDetail"];
        };
        /** @description Accounts to pay into: done. */
        FrontPaymentAccountsAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["PaymentAccount"][];
        };
        /** @description Pay with team credit: done. */
        FrontPaymentCreditApplyAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["Payment"];
        };
        /** @description Team credit: done. */
        FrontPaymentCreditPageAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: {
                list: components["schemas"]["CreditEntry"][];
                total: components["schemas"]["Qty"];
                pageNum: number;
                pageSize: number;
                /** @description Credit now. */
                balanceCents: components["schemas"]["PriceCents"];
            };
        };
        /** @description Payments of an order: done. */
        FrontPaymentListAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["OrderPayments"];
        };
        /** @description Send a payment proof: done. */
        FrontPaymentProofAddAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["Payment"];
        };
        /** @description Take a payment proof back: done. */
        FrontPaymentProofDelAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: null;
        };
        /** @description Product: done. */
        FrontProductDetailAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["ProductDetail"];
        };
        /** @description Filters of the super list: done. */
        FrontProductFiltersAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["Facets"];
        };
        /** @description Overview of the super list: done. */
        FrontProductOverviewAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["ProductOverview"];
        };
        /** @description Super list: done. */
        FrontProductPageAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: {
                list: components["schemas"]["Product"][];
                total: components["schemas"]["Qty"];
                pageNum: number;
                pageSize: number;
                selection: components["schemas"]["SelectionTotals"];
            };
        };
        /** @description Find pasted codes: done. */
        FrontProductResolveAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["ResolveResult"];
        };
        /** @description Make or change a team: done. */
        FrontTeamEditAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["Team"];
        };
        /** @description Own team: done. */
        FrontTeamInfoAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["Team"] | null;
        };
        /** @description Answer an invitation: done. */
        FrontTeamInvitationHandleAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["InvitationHandled"];
        };
        /** @description Invitations: done. */
        FrontTeamInvitationPageAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: {
                list: components["schemas"]["Invitation"][];
                total: components["schemas"]["Qty"];
                pageNum: number;
                pageSize: number;
            };
        };
        /** @description Revoke an invitation: done. */
        FrontTeamInvitationRevokeAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["Invitation"];
        };
        /** @description Invite into the team: done. */
        FrontTeamInviteAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["Invitation"];
        };
        /** @description Leave a team: done. */
        FrontTeamLeaveAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: null;
        };
        /** @description Remove a member: done. */
        FrontTeamMemberDelAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: null;
        };
        /** @description Change what a member may do: done. */
        FrontTeamMemberEditAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["Member"];
        };
        /** @description People to notify: done. */
        FrontTeamMemberOptionsAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["MemberOption"][];
        };
        /** @description Members of the team: done. */
        FrontTeamMemberPageAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: {
                list: components["schemas"]["Member"][];
                total: components["schemas"]["Qty"];
                pageNum: number;
                pageSize: number;
            };
        };
        /** @description Hand over a team: done. */
        FrontTeamTransferAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["Team"];
        };
        /** @description Upload a file: done. */
        FrontUploadFileAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["File"];
        };
        /** @description Upload a picture: done. */
        FrontUploadImageAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["File"];
        };
        /** @description Default address: done. */
        FrontUserAddressDefaultAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["Address"] | null;
        };
        /** @description Make an address the default: done. */
        FrontUserAddressDefaultSetAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: null;
        };
        /** @description Delete an address: done. */
        FrontUserAddressDelAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: null;
        };
        /** @description Save an address: done. */
        FrontUserAddressEditAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["Address"];
        };
        /** @description Saved addresses: done. */
        FrontUserAddressListAnswer: {
            /** @constant */
            code: 200;
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
        /** @description Bind an e-mail address: done. */
        FrontUserBinEmailAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: {
                email: components["schemas"]["Email"];
            };
        };
        /** @description Bind a salesperson: done. */
        FrontUserBinSaleAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["Salesman"];
        };
        /** @description Join a social account with a phone number: done. */
        FrontUserBindAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["LoginResult"];
        };
        /** @description Reset the password: done. */
        FrontUserForgetAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: null;
        };
        /** @description Own account: done. */
        FrontUserGetInfoAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["UserInfo"];
        };
        /** @description Own salesperson: done. */
        FrontUserGetSalesmanAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["Salesman"] | null;
        };
        /** @description Sign in with username and password: done. */
        FrontUserLoginAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["LoginResult"];
        };
        /** @description Sign out: done. */
        FrontUserLogoutAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: null;
        };
        /** @description Change the password: done. */
        FrontUserPasswordEditAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: null;
        };
        /** @description Own preferences: done. */
        FrontUserPreferenceAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["Preference"];
        };
        /** @description Change preferences: done. */
        FrontUserPreferenceEditAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["Preference"];
        };
        /** @description Register: done. */
        FrontUserRegisterAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["LoginResult"];
        };
        /** @description Send a code by text message: done. */
        FrontUserSendCodeAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: {
                /** @description Seconds the code is valid. */
                expiresIn: number;
                /** @description Seconds until the next one. */
                retryAfter: number;
            };
        };
        /** @description End one of my sessions: done. */
        FrontUserSessionEndAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: null;
        };
        /** @description End all my other sessions: done. */
        FrontUserSessionEndOthersAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: {
                /** @description Sessions that ended. */
                ended: number;
            };
        };
        /** @description Where I am signed in: done. */
        FrontUserSessionListAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["SessionRow"][];
        };
        /** @description Change the profile: done. */
        FrontUserUpdateAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["SessionUser"];
        };
        /** @description Sign in with one click: done. */
        FrontWechatLoginAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["SocialLoginResult"];
        };
        /** @description Sign in by scanning: done. */
        FrontWechatLoginQrAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["SocialLoginResult"];
        };
        /** @description Bind the social account: done. */
        FrontWechatLoginQrBindAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: {
                socialBound: boolean;
            };
        };
        /** @description Code to scan: done. */
        FrontWechatQrCreateAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["QrTicket"];
        };
        /** @description What became of a code to scan: done. */
        FrontWechatQrStateAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["QrState"];
        };
        /** @description Picture code: done. */
        GetAuthCaptchaAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["StaffCaptcha"];
        };
        /** @description Sign in: done. */
        PostAuthLoginAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["StaffLoginResult"];
        };
        /** @description Sign out: done. */
        DeleteAuthLogoutAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: null;
        };
        /** @description Where I am signed in: done. */
        GetAuthSessionsAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["SessionRow"][];
        };
        /** @description End all my other sessions: done. */
        DeleteAuthSessionsAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: {
                /** @description Sessions that ended. */
                ended: number;
            };
        };
        /** @description End one of my sessions: done. */
        DeleteAuthSessionsByIdAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: null;
        };
        /** @description Make the first ROOT: done. */
        PostAuthSetupAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["StaffLoginResult"];
        };
        /** @description Check a set-up link: done. */
        PostAuthSetupCheckAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["SetupLink"];
        };
        /** @description Create a brand: done. */
        PostBrandsAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["CreatedId"];
        };
        /** @description Brand choices: done. */
        GetBrandsOptionsAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["Option"][];
        };
        /** @description Brands: done. */
        GetBrandsPageAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: {
                list: components["schemas"]["Brand"][];
                total: components["schemas"]["Qty"];
                pageNum: number;
                pageSize: number;
            };
        };
        /** @description Change a brand: done. */
        PutBrandsByIdAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: null;
        };
        /** @description Delete brands: done. */
        DeleteBrandsByIdAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: null;
        };
        /** @description Brand form: done. */
        GetBrandsByIdFormAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["BrandForm"];
        };
        /** @description Carts: done. */
        GetCartsPageAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: {
                list: components["schemas"]["StaffCartRow"][];
                total: components["schemas"]["Qty"];
                pageNum: number;
                pageSize: number;
            };
        };
        /** @description Cart of a customer: done. */
        GetCartsByCustomerIdAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["StaffCart"];
        };
        /** @description Order from a cart: done. */
        PostCartsByCustomerIdOrdersAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["OrderRef"];
        };
        /** @description Category tree: done. */
        GetCategoriesAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["Category"][];
        };
        /** @description Create a category: done. */
        PostCategoriesAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["CreatedId"];
        };
        /** @description Change a category: done. */
        PutCategoriesByIdAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: null;
        };
        /** @description Delete a category: done. */
        DeleteCategoriesByIdAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: null;
        };
        /** @description Create a customer: done. */
        PostCustomersAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["NewUser"];
        };
        /** @description Customers: done. */
        GetCustomersPageAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: {
                list: components["schemas"]["CustomerRow"][];
                total: components["schemas"]["Qty"];
                pageNum: number;
                pageSize: number;
            };
        };
        /** @description Customer: done. */
        GetCustomersByIdAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["CustomerDetail"];
        };
        /** @description Change a customer: done. */
        PutCustomersByIdAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: null;
        };
        /** @description Confirm the identity of a customer: done. */
        PutCustomersByIdIdentityAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: null;
        };
        /** @description Change the phone number of a customer: done. */
        PatchCustomersByIdPhoneAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: null;
        };
        /** @description Enable or disable a customer: done. */
        PatchCustomersByIdStatusAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: null;
        };
        /** @description Delivery addresses: done. */
        GetDashboardAddressAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["PlaceCount"][];
        };
        /** @description From inquiry to receipt: done. */
        GetDashboardFunnelAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["DashboardFunnel"];
        };
        /** @description Figures at the head: done. */
        GetDashboardOverviewAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["DashboardOverview"];
        };
        /** @description Shares: done. */
        GetDashboardPieAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["DashboardSlice"][];
        };
        /** @description Suppliers: done. */
        GetDashboardRadarAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["SupplierScore"][];
        };
        /** @description Value per span: done. */
        GetDashboardTrendAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["DashboardPoint"][];
        };
        /** @description Data summary: done. */
        GetDataSummaryPageAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: {
                list: components["schemas"]["SummaryRow"][];
                total: components["schemas"]["Qty"];
                pageNum: number;
                pageSize: number;
                totals: components["schemas"]["SummaryTotals"];
            };
        };
        /** @description Departments: done. */
        GetDeptAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["DeptNode"][];
        };
        /** @description Create a department: done. */
        PostDeptAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["CreatedId"];
        };
        /** @description Departments to choose from: done. */
        GetDeptOptionsAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["Option"][];
        };
        /** @description Change a department: done. */
        PutDeptByIdAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: null;
        };
        /** @description Delete departments: done. */
        DeleteDeptByIdAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: null;
        };
        /** @description Department form: done. */
        GetDeptByIdFormAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["DeptForm"];
        };
        /** @description All words: done. */
        GetDictsAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["DictBook"];
        };
        /** @description Create a dictionary: done. */
        PostDictsAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["CreatedId"];
        };
        /** @description Dictionaries: done. */
        GetDictsPageAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: {
                list: components["schemas"]["DictRow"][];
                total: components["schemas"]["Qty"];
                pageNum: number;
                pageSize: number;
            };
        };
        /** @description Words of a dictionary: done. */
        GetDictsByCodeItemsAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["DictItem"][];
        };
        /** @description Add a word: done. */
        PostDictsByCodeItemsAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["CreatedId"];
        };
        /** @description Words of a dictionary, page by page: done. */
        GetDictsByCodeItemsPageAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: {
                list: components["schemas"]["DictItemRow"][];
                total: components["schemas"]["Qty"];
                pageNum: number;
                pageSize: number;
            };
        };
        /** @description Change a word: done. */
        PutDictsByCodeItemsByItemIdAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: null;
        };
        /** @description Delete words: done. */
        DeleteDictsByCodeItemsByItemIdAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: null;
        };
        /** @description Form of a word: done. */
        GetDictsByCodeItemsByItemIdFormAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["DictItemForm"];
        };
        /** @description Change a dictionary: done. */
        PutDictsByIdAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: null;
        };
        /** @description Delete dictionaries: done. */
        DeleteDictsByIdAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: null;
        };
        /** @description Dictionary form: done. */
        GetDictsByIdFormAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["DictForm"];
        };
        /** @description Exchange rates: done. */
        GetExchangeRatesAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["RateHistory"][];
        };
        /** @description Set an exchange rate: done. */
        PutExchangeRatesByNameAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: null;
        };
        /** @description Upload a file: done. */
        PostFilesAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["File"];
        };
        /** @description Delete a file: done. */
        DeleteFilesAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: null;
        };
        /** @description Futures orders: done. */
        GetFuturesOrdersPageAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: {
                list: components["schemas"]["FuturesOrderRow"][];
                total: components["schemas"]["Qty"];
                pageNum: number;
                pageSize: number;
            };
        };
        /** @description Futures order: done. */
        GetFuturesOrdersByIdAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["FuturesOrderDetail"];
        };
        /** @description Set the day of arrival: done. */
        PutFuturesOrdersByIdArrivalAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["FuturesOrderDetail"];
        };
        /** @description Turn into a spot order: done. */
        PutFuturesOrdersByIdConvertAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["OrderDetail"];
        };
        /** @description Jobs: done. */
        GetJobsPageAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: {
                list: components["schemas"]["Job"][];
                total: components["schemas"]["Qty"];
                pageNum: number;
                pageSize: number;
            };
        };
        /** @description Job: done. */
        GetJobsByIdAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["Job"];
        };
        /** @description Cancel a job: done. */
        DeleteJobsByIdAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["Job"];
        };
        /** @description Commit an import: done. */
        PostJobsByIdCommitAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["ImportCommit"];
        };
        /** @description Rows of an import: done. */
        GetJobsByIdRowsAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: {
                list: components["schemas"]["GoodsImportRow"][];
                total: components["schemas"]["Qty"];
                pageNum: number;
                pageSize: number;
            };
        };
        /** @description Create a list: done. */
        PostListsAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["CreatedId"];
        };
        /** @description Lists: done. */
        GetListsPageAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: {
                list: components["schemas"]["StaffListSummary"][];
                total: components["schemas"]["Qty"];
                pageNum: number;
                pageSize: number;
            };
        };
        /** @description Revoke a share link: done. */
        DeleteListsSharesByIdAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: null;
        };
        /** @description List details: done. */
        GetListsByIdAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["StaffListDetail"];
        };
        /** @description Change a list: done. */
        PutListsByIdAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: null;
        };
        /** @description Delete lists: done. */
        DeleteListsByIdAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: null;
        };
        /** @description Export a list: done. */
        GetListsByIdExportAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["Job"];
        };
        /** @description Close a list: done. */
        PutListsByIdCloseAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["StaffListDetail"];
        };
        /** @description Change the goods of a list: done. */
        PutListsByIdProductsAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["ListTotals"];
        };
        /** @description Import the goods of a list: done. */
        PostListsByIdProductsImportAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["Job"];
        };
        /** @description Goods of a list: done. */
        GetListsByIdProductsPageAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: {
                list: components["schemas"]["StaffListItem"][];
                total: components["schemas"]["Qty"];
                pageNum: number;
                pageSize: number;
                selection: components["schemas"]["SelectionTotals"];
            };
        };
        /** @description Publish a list: done. */
        PutListsByIdPublishAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["StaffListPublished"];
        };
        /** @description Open a list again: done. */
        PutListsByIdReopenAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["StaffListDetail"];
        };
        /** @description Share links of a list: done. */
        GetListsByIdSharesAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["Share"][];
        };
        /** @description Share a list: done. */
        PostListsByIdSharesAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["Share"];
        };
        /** @description Operation records: done. */
        GetLogsPageAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: {
                list: components["schemas"]["LogRow"][];
                total: components["schemas"]["Qty"];
                pageNum: number;
                pageSize: number;
            };
        };
        /** @description Menu tree: done. */
        GetMenusAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["MenuVO"][];
        };
        /** @description Create a menu entry: done. */
        PostMenusAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["CreatedId"];
        };
        /** @description Menu choices: done. */
        GetMenusOptionsAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["Option"][];
        };
        /** @description My routes: done. */
        GetMenusRoutesAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["RouteVO"][];
        };
        /** @description Change a menu entry: done. */
        PutMenusByIdAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: null;
        };
        /** @description Show or hide a menu entry: done. */
        PatchMenusByIdAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: null;
        };
        /** @description Delete a menu entry: done. */
        DeleteMenusByIdAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: null;
        };
        /** @description Menu form: done. */
        GetMenusByIdFormAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["MenuForm"];
        };
        /** @description Write a notice: done. */
        PostNoticesAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["CreatedId"];
        };
        /** @description My notices: done. */
        GetNoticesMyPageAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: {
                list: components["schemas"]["Notice"][];
                total: components["schemas"]["Qty"];
                pageNum: number;
                pageSize: number;
                unread: components["schemas"]["Qty"];
            };
        };
        /** @description Notices written by staff: done. */
        GetNoticesPageAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: {
                list: components["schemas"]["NoticeAdminRow"][];
                total: components["schemas"]["Qty"];
                pageNum: number;
                pageSize: number;
            };
        };
        /** @description Mark all my notices as read: done. */
        PutNoticesReadAllAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["UnreadCount"];
        };
        /** @description Change a notice: done. */
        PutNoticesByIdAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: null;
        };
        /** @description Delete notices: done. */
        DeleteNoticesByIdAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: null;
        };
        /** @description One of my notices: done. */
        GetNoticesByIdDetailAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["Notice"];
        };
        /** @description Notice form: done. */
        GetNoticesByIdFormAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["NoticeAdminForm"];
        };
        /** @description Publish a notice: done. */
        PutNoticesByIdPublishAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: null;
        };
        /** @description Take a notice back: done. */
        PutNoticesByIdRevokeAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: null;
        };
        /** @description Add an order for a customer: done. */
        PostOrdersAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["OrderRef"];
        };
        /** @description Export orders: done. */
        GetOrdersExportAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["Job"];
        };
        /** @description Number of orders: done. */
        GetOrdersCountAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["OrderCounts"];
        };
        /** @description Orders: done. */
        GetOrdersPageAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: {
                list: components["schemas"]["OrderRow"][];
                total: components["schemas"]["Qty"];
                pageNum: number;
                pageSize: number;
            };
        };
        /** @description Order: done. */
        GetOrdersByIdAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["OrderDetail"];
        };
        /** @description Order as one wide table: done. */
        GetOrdersByIdBigAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["BigOrder"];
        };
        /** @description Cancel an order: done. */
        PutOrdersByIdCancelAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["OrderDetail"];
        };
        /** @description Add goods of the shared pool to an order: done. */
        PostOrdersByIdCloudProductsAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["OrderLinesResult"];
        };
        /** @description Change the lines of an order: done. */
        PutOrdersByIdLinesAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["OrderLinesResult"];
        };
        /** @description Records of an order: done. */
        GetOrdersByIdLogsAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["Log"][];
        };
        /** @description Own accounts: done. */
        GetPaymentAccountsAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["PaymentAccount"][];
        };
        /** @description Add an account: done. */
        PostPaymentAccountsAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["CreatedId"];
        };
        /** @description Change an account: done. */
        PutPaymentAccountsByIdAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: null;
        };
        /** @description Delete an account: done. */
        DeletePaymentAccountsByIdAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: null;
        };
        /** @description Record a payment: done. */
        PostPaymentsAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["StaffPayment"];
        };
        /** @description Payments: done. */
        GetPaymentsPageAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: {
                list: components["schemas"]["StaffPayment"][];
                total: components["schemas"]["Qty"];
                pageNum: number;
                pageSize: number;
            };
        };
        /** @description Give money back: done. */
        PostPaymentsRefundsAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["Refund"];
        };
        /** @description Send a payment proof back: done. */
        PutPaymentsByIdRejectAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["StaffPayment"];
        };
        /** @description Accept a payment: done. */
        PutPaymentsByIdVerifyAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["StaffPayment"];
        };
        /** @description Create a product: done. */
        PostProductsAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["CreatedId"];
        };
        /** @description Export products: done. */
        GetProductsExportAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["Job"];
        };
        /** @description Import products: done. */
        PostProductsImportAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["Job"];
        };
        /** @description Change many products: done. */
        PatchProductsBatchAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["ProductBatchResult"];
        };
        /** @description Make an order from products: done. */
        PostProductsOrdersAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["OrderRef"];
        };
        /** @description Products: done. */
        GetProductsPageAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: {
                list: components["schemas"]["StaffProduct"][];
                total: components["schemas"]["Qty"];
                pageNum: number;
                pageSize: number;
            };
        };
        /** @description Change a product: done. */
        PutProductsByIdAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: null;
        };
        /** @description Delete products: done. */
        DeleteProductsByIdAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: null;
        };
        /** @description Product form: done. */
        GetProductsByIdFormAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["ProductForm"];
        };
        /** @description Create a purchase order: done. */
        PostPurchaseOrdersAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["CreatedId"];
        };
        /** @description Purchase orders: done. */
        GetPurchaseOrdersPageAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: {
                list: components["schemas"]["PurchaseOrderRow"][];
                total: components["schemas"]["Qty"];
                pageNum: number;
                pageSize: number;
            };
        };
        /** @description Purchase order: done. */
        GetPurchaseOrdersByIdAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["PurchaseOrderDetail"];
        };
        /** @description Change a purchase order: done. */
        PutPurchaseOrdersByIdAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: null;
        };
        /** @description Record goods that came in: done. */
        PostPurchaseOrdersByIdReceiptsAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["PurchaseOrderDetail"];
        };
        /** @description Set the status of a purchase order: done. */
        PutPurchaseOrdersByIdStatusAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["PurchaseOrderDetail"];
        };
        /** @description Order what is needed: done. */
        PostPurchasesOrdersAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["PurchaseOrderRef"];
        };
        /** @description What must be bought: done. */
        GetPurchasesPageAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: {
                list: components["schemas"]["PurchaseNeed"][];
                total: components["schemas"]["Qty"];
                pageNum: number;
                pageSize: number;
                suppliers: components["schemas"]["PurchaseSupplierTotal"][];
            };
        };
        /** @description Create a role: done. */
        PostRolesAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["CreatedId"];
        };
        /** @description Roles to choose from: done. */
        GetRolesOptionsAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["Option"][];
        };
        /** @description Roles: done. */
        GetRolesPageAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: {
                list: components["schemas"]["RoleRow"][];
                total: components["schemas"]["Qty"];
                pageNum: number;
                pageSize: number;
            };
        };
        /** @description Change a role: done. */
        PutRolesByIdAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: null;
        };
        /** @description Delete roles: done. */
        DeleteRolesByIdAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: null;
        };
        /** @description Role form: done. */
        GetRolesByIdFormAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["RoleForm"];
        };
        /** @description Grants of a role: done. */
        GetRolesByIdMenuIdsAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["RoleGrants"];
        };
        /** @description Grant menu entries to a role: done. */
        PutRolesByIdMenusAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: null;
        };
        /** @description Switch a role on or off: done. */
        PutRolesByIdStatusAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: null;
        };
        /** @description Salespeople: done. */
        GetSalesmenPageAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: {
                list: components["schemas"]["SalesmanRow"][];
                total: components["schemas"]["Qty"];
                pageNum: number;
                pageSize: number;
            };
        };
        /** @description Make an invitation code: done. */
        PostSalesmenByUserIdCodeAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: {
                invitationCode: components["schemas"]["InvitationCode"];
            };
        };
        /** @description Ship: done. */
        PostShipmentsAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["StaffShipment"];
        };
        /** @description Shipments: done. */
        GetShipmentsPageAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: {
                list: components["schemas"]["StaffShipment"][];
                total: components["schemas"]["Qty"];
                pageNum: number;
                pageSize: number;
            };
        };
        /** @description Change a shipment: done. */
        PutShipmentsByIdAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["StaffShipment"];
        };
        /** @description Void a shipment: done. */
        DeleteShipmentsByIdAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: null;
        };
        /** @description Add a step of the way: done. */
        PostShipmentsByIdEventsAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["StaffShipment"];
        };
        /** @description Confirm several sub-orders: done. */
        PutSubOrdersBatchConfirmAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["BatchConfirmResult"];
        };
        /** @description Record the supplier's receipt: done. */
        PutSubOrdersByIdAcknowledgeAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["SubOrder"];
        };
        /** @description Close short: done. */
        PostSubOrdersByIdCloseShortAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["CloseShortResult"];
        };
        /** @description Confirm a sub-order: done. */
        PutSubOrdersByIdConfirmAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["SubOrder"];
        };
        /** @description Send a changed offer: done. */
        PutSubOrdersByIdOfferAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["SubOrder"];
        };
        /** @description Reject a sub-order: done. */
        PutSubOrdersByIdRejectAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["SubOrder"];
        };
        /** @description Create a supplier: done. */
        PostSuppliersAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["CreatedId"];
        };
        /** @description Import suppliers: done. */
        PostSuppliersImportAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["Job"];
        };
        /** @description Supplier choices: done. */
        GetSuppliersOptionsAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["Option"][];
        };
        /** @description Suppliers: done. */
        GetSuppliersPageAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: {
                list: components["schemas"]["Supplier"][];
                total: components["schemas"]["Qty"];
                pageNum: number;
                pageSize: number;
            };
        };
        /** @description Change a supplier: done. */
        PutSuppliersByIdAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: null;
        };
        /** @description Delete suppliers: done. */
        DeleteSuppliersByIdAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: null;
        };
        /** @description Supplier form: done. */
        GetSuppliersByIdFormAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["SupplierForm"];
        };
        /** @description Create a team: done. */
        PostTeamsAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["CreatedId"];
        };
        /** @description Teams: done. */
        GetTeamsPageAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: {
                list: components["schemas"]["Team"][];
                total: components["schemas"]["Qty"];
                pageNum: number;
                pageSize: number;
            };
        };
        /** @description Team: done. */
        GetTeamsByIdAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["StaffTeamDetail"];
        };
        /** @description Change a team: done. */
        PutTeamsByIdAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: null;
        };
        /** @description Delete teams: done. */
        DeleteTeamsByIdAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: null;
        };
        /** @description Correct the credit of a team: done. */
        PostTeamsByIdCreditAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["CreditEntry"];
        };
        /** @description Credit of a team: done. */
        GetTeamsByIdCreditPageAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: {
                list: components["schemas"]["CreditEntry"][];
                total: components["schemas"]["Qty"];
                pageNum: number;
                pageSize: number;
            };
        };
        /** @description Name another leader: done. */
        PatchTeamsByIdLeaderAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: null;
        };
        /** @description Create a member of staff: done. */
        PostUsersAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["NewUser"];
        };
        /** @description Import staff: done. */
        PostUsersImportAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["UserImportResult"];
        };
        /** @description Who I am: done. */
        GetUsersMeAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["StaffUser"];
        };
        /** @description Staff to choose from: done. */
        GetUsersOptionsAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["Option"][];
        };
        /** @description Staff: done. */
        GetUsersPageAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: {
                list: components["schemas"]["UserRow"][];
                total: components["schemas"]["Qty"];
                pageNum: number;
                pageSize: number;
            };
        };
        /** @description Change my password: done. */
        PutUsersPasswordAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: null;
        };
        /** @description My preferences: done. */
        GetUsersPreferenceAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["StaffPreference"];
        };
        /** @description Change my preferences: done. */
        PutUsersPreferenceAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["StaffPreference"];
        };
        /** @description My profile: done. */
        GetUsersProfileAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["StaffProfile"];
        };
        /** @description Change my profile: done. */
        PutUsersProfileAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: null;
        };
        /** @description Change a member of staff: done. */
        PutUsersByIdAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: null;
        };
        /** @description Delete members of staff: done. */
        DeleteUsersByIdAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: null;
        };
        /** @description Staff form: done. */
        GetUsersByIdFormAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: components["schemas"]["UserForm"];
        };
        /** @description Set a password: done. */
        PatchUsersByIdPasswordAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: null;
        };
        /** @description Enable or disable an account: done. */
        PatchUsersByIdStatusAnswer: {
            /** @constant */
            code: 200;
            message: components["schemas"]["Message"];
            data: null;
        };
    };
    responses: {
        /** @description Staff token missing or expired (D-02). */
        Unauthorized: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TokenExpiredRefusal"];
            };
        };
        /** @description A permission is missing, or the password is to be changed first (D-02). */
        Forbidden: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description There is no such address. */
        NotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The file is larger than the server or a proxy before it takes. */
        TooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TooLargeRefusal"];
            };
        };
        /** @description A fault of the server. */
        ServerFault: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ServerFaultRefusal"];
            };
        };
        /** @description The database is away for a moment. Nothing was done unless the message says that this is not known. */
        Away: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ServerFaultRefusal"];
            };
        };
    };
    parameters: {
        /** @description Page to show, from 1 (D-03). */
        PageNum: number;
        /** @description Things on a page. */
        PageSize: number;
        /** @description Words to look for. */
        Keywords: string;
        /** @description Direction of the sort. */
        Order: components["schemas"]["SortOrder"];
        /** @description A uuid made once per intent. The same key with the same content answers the first answer again for 24 hours; with other content it is refused with 40908 (D-55). */
        IdempotencyKey: string;
        /** @description A uuid made once per intent. The call books goods or money, so it is refused with 40001 without one. The same key with the same content answers the first answer again for 24 hours; with other content it is refused with 40908 (D-55). */
        RequiredIdempotencyKey: string;
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
    headers: {
        /** @description Id of this call, by which it is found in the server's log; also the `traceId` of a fault. A proxy may send its own with the request. */
        "X-Request-Id": string;
        /** @description Seconds to wait before the same call is of use (40005, 42901, HTTP 503). */
        "Retry-After": number;
        /** @description There, and `true`, when the answer is that of an earlier call with the same Idempotency-Key (D-55). */
        "Idempotent-Replayed": "true";
        /** @description attachment, with the file name. */
        "Content-Disposition": string;
    };
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
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminValidateCodeGetAnswer"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["TooManyRequestsRefusal"];
                };
            };
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
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
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommonAreaCodesAnswer"];
                };
            };
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
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
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommonConfigAnswer"];
                };
            };
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    commonDictItems: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Code of the dictionary. */
                code: components["schemas"]["DictCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommonDictItemsAnswer"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["NotFoundRefusal"];
                };
            };
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
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
                    key?: components["schemas"]["HumanKey"];
                    code?: components["schemas"]["HumanCode"];
                };
            };
        };
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommonEmailSendAnswer"] | components["schemas"]["SessionEndedRefusal"] | components["schemas"]["TokenExpiredRefusal"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["WrongCaptchaRefusal"] | components["schemas"]["CodeTooSoonRefusal"] | components["schemas"]["SameEmailRefusal"] | components["schemas"]["EmailTakenRefusal"] | components["schemas"]["TooManyRequestsRefusal"];
                };
            };
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
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
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommonMoneyExchangeListAnswer"];
                };
            };
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
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
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                };
            };
            /** @description The picture named by If-None-Match is still the present one. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
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
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommonRegionTreeAnswer"] | components["schemas"]["InvalidInputRefusal"];
                };
            };
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    commonWork: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommonWorkAnswer"] | components["schemas"]["TooManyRequestsRefusal"];
                };
            };
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    frontBrandFollow: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Which brand. */
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FrontBrandFollowAnswer"] | components["schemas"]["SessionEndedRefusal"] | components["schemas"]["TokenExpiredRefusal"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["NotFoundRefusal"];
                };
            };
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    frontBrandPage: {
        parameters: {
            query?: {
                /** @description Page to show, from 1 (D-03). */
                pageNum?: components["parameters"]["PageNum"];
                /** @description Things on a page. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Words to look for. */
                keywords?: components["parameters"]["Keywords"];
                /** @description Field to sort by. */
                sort?: "sort" | "name" | "productCount";
                /** @description Direction of the sort. */
                order?: components["parameters"]["Order"];
                /** @description Only hot brands, or only the others. */
                hot?: boolean;
                /** @description Only followed brands, or only the others. */
                followed?: boolean;
                /** @description Names that begin with this letter; # for other marks. */
                initial?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FrontBrandPageAnswer"] | components["schemas"]["SessionEndedRefusal"] | components["schemas"]["TokenExpiredRefusal"] | components["schemas"]["InvalidInputRefusal"];
                };
            };
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    frontBrandUnfollow: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Which brand. */
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FrontBrandUnfollowAnswer"] | components["schemas"]["SessionEndedRefusal"] | components["schemas"]["TokenExpiredRefusal"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["NotFoundRefusal"];
                };
            };
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
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
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FrontCartAddAnswer"] | components["schemas"]["SessionEndedRefusal"] | components["schemas"]["TokenExpiredRefusal"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["ShortStockRefusal"] | components["schemas"]["ListClosedRefusal"] | components["schemas"]["KeyReusedRefusal"] | components["schemas"]["UnreadableSheetRefusal"];
                };
            };
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
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
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FrontCartCheckAnswer"] | components["schemas"]["SessionEndedRefusal"] | components["schemas"]["TokenExpiredRefusal"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["NotFoundRefusal"];
                };
            };
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
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
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FrontCartClearAnswer"] | components["schemas"]["SessionEndedRefusal"] | components["schemas"]["TokenExpiredRefusal"] | components["schemas"]["InvalidInputRefusal"];
                };
            };
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
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
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FrontCartCountAnswer"] | components["schemas"]["SessionEndedRefusal"] | components["schemas"]["TokenExpiredRefusal"];
                };
            };
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
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
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FrontCartDelAnswer"] | components["schemas"]["SessionEndedRefusal"] | components["schemas"]["TokenExpiredRefusal"] | components["schemas"]["InvalidInputRefusal"];
                };
            };
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
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
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FrontCartEditAnswer"] | components["schemas"]["SessionEndedRefusal"] | components["schemas"]["TokenExpiredRefusal"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["NotYoursRefusal"] | components["schemas"]["NotFoundRefusal"] | components["schemas"]["ChangedMeanwhileRefusal"] | components["schemas"]["ShortStockRefusal"];
                };
            };
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
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
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FrontCartListAnswer"] | components["schemas"]["SessionEndedRefusal"] | components["schemas"]["TokenExpiredRefusal"] | components["schemas"]["InvalidInputRefusal"];
                };
            };
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    frontDataSummary: {
        parameters: {
            query?: {
                /** @description First day, included. */
                from?: string;
                /** @description Last day, included. */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FrontDataSummaryAnswer"] | components["schemas"]["SessionEndedRefusal"] | components["schemas"]["TokenExpiredRefusal"] | components["schemas"]["InvalidInputRefusal"];
                };
            };
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    frontDataTop: {
        parameters: {
            query: {
                /** @description What to group by. */
                by: "brand" | "category";
                /** @description First day, included. */
                from: string;
                /** @description Last day, included. */
                to: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FrontDataTopAnswer"] | components["schemas"]["SessionEndedRefusal"] | components["schemas"]["TokenExpiredRefusal"] | components["schemas"]["InvalidInputRefusal"];
                };
            };
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    frontDataTrend: {
        parameters: {
            query: {
                /** @description First day, included. */
                from: string;
                /** @description Last day, included. */
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
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FrontDataTrendAnswer"] | components["schemas"]["SessionEndedRefusal"] | components["schemas"]["TokenExpiredRefusal"] | components["schemas"]["InvalidInputRefusal"];
                };
            };
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    frontExportCancel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Which job. */
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FrontExportCancelAnswer"] | components["schemas"]["SessionEndedRefusal"] | components["schemas"]["TokenExpiredRefusal"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["NotFoundRefusal"] | components["schemas"]["StepRefusedRefusal"];
                };
            };
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    frontExportCreate: {
        parameters: {
            query?: never;
            header?: {
                /** @description A uuid made once per intent. The same key with the same content answers the first answer again for 24 hours; with other content it is refused with 40908 (D-55). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description What to write. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExportInput"];
            };
        };
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FrontExportCreateAnswer"] | components["schemas"]["SessionEndedRefusal"] | components["schemas"]["TokenExpiredRefusal"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["NotPermittedRefusal"] | components["schemas"]["NotYoursRefusal"] | components["schemas"]["NotFoundRefusal"] | components["schemas"]["KeyReusedRefusal"] | components["schemas"]["TooManyRequestsRefusal"];
                };
            };
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    frontExportDownload: {
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
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "application/json": components["schemas"]["SessionEndedRefusal"] | components["schemas"]["TokenExpiredRefusal"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["NotFoundRefusal"] | components["schemas"]["StepRefusedRefusal"] | components["schemas"]["ExpiredRefusal"];
                };
            };
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    frontExportJob: {
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
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FrontExportJobAnswer"] | components["schemas"]["SessionEndedRefusal"] | components["schemas"]["TokenExpiredRefusal"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["NotFoundRefusal"];
                };
            };
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    frontExportPage: {
        parameters: {
            query?: {
                /** @description Page to show, from 1 (D-03). */
                pageNum?: components["parameters"]["PageNum"];
                /** @description Things on a page. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Words to look for. */
                keywords?: components["parameters"]["Keywords"];
                /** @description Field to sort by. */
                sort?: "createdAt" | "finishedAt" | "total";
                /** @description Direction of the sort. */
                order?: components["parameters"]["Order"];
                /** @description Only this state. */
                state?: components["schemas"]["JobState"];
                /** @description Only exports of this. */
                exportType?: components["schemas"]["ExportType"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FrontExportPageAnswer"] | components["schemas"]["SessionEndedRefusal"] | components["schemas"]["TokenExpiredRefusal"] | components["schemas"]["InvalidInputRefusal"];
                };
            };
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    frontFilterDel: {
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
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FrontFilterDelAnswer"] | components["schemas"]["SessionEndedRefusal"] | components["schemas"]["TokenExpiredRefusal"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["NotFoundRefusal"];
                };
            };
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    frontFilterEdit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The filters. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SavedFilterInput"];
            };
        };
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FrontFilterEditAnswer"] | components["schemas"]["SessionEndedRefusal"] | components["schemas"]["TokenExpiredRefusal"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["NotFoundRefusal"] | components["schemas"]["ChangedMeanwhileRefusal"] | components["schemas"]["NameTakenRefusal"];
                };
            };
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    frontFilterList: {
        parameters: {
            query: {
                /** @description The page. */
                page: components["schemas"]["FilterPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FrontFilterListAnswer"] | components["schemas"]["SessionEndedRefusal"] | components["schemas"]["TokenExpiredRefusal"] | components["schemas"]["InvalidInputRefusal"];
                };
            };
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
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
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FrontImportJobAnswer"] | components["schemas"]["SessionEndedRefusal"] | components["schemas"]["TokenExpiredRefusal"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["NotFoundRefusal"];
                };
            };
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
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
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FrontImportJobCommitAnswer"] | components["schemas"]["SessionEndedRefusal"] | components["schemas"]["TokenExpiredRefusal"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["NotFoundRefusal"] | components["schemas"]["StepRefusedRefusal"] | components["schemas"]["KeyReusedRefusal"] | components["schemas"]["ExpiredRefusal"] | components["schemas"]["UnreadableSheetRefusal"] | components["schemas"]["RowsWithErrorsRefusal"];
                };
            };
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
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
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "application/json": components["schemas"]["SessionEndedRefusal"] | components["schemas"]["TokenExpiredRefusal"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["NotFoundRefusal"] | components["schemas"]["ExpiredRefusal"] | components["schemas"]["TooManyRequestsRefusal"];
                };
            };
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
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
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FrontImportJobRowsAnswer"] | components["schemas"]["SessionEndedRefusal"] | components["schemas"]["TokenExpiredRefusal"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["NotFoundRefusal"] | components["schemas"]["ExpiredRefusal"];
                };
            };
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
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
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FrontImportOrderAnswer"] | components["schemas"]["SessionEndedRefusal"] | components["schemas"]["TokenExpiredRefusal"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["NotFoundRefusal"] | components["schemas"]["KeyReusedRefusal"] | components["schemas"]["TooLargeRefusal"] | components["schemas"]["WrongFileTypeRefusal"] | components["schemas"]["UnreadableSheetRefusal"] | components["schemas"]["TooManyRequestsRefusal"];
                };
            };
            413: components["responses"]["TooLarge"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
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
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "application/json": components["schemas"]["SessionEndedRefusal"] | components["schemas"]["TokenExpiredRefusal"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["NotFoundRefusal"] | components["schemas"]["TooManyRequestsRefusal"];
                };
            };
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
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
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FrontInquiryConfirmAnswer"] | components["schemas"]["SessionEndedRefusal"] | components["schemas"]["TokenExpiredRefusal"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["NotPermittedRefusal"] | components["schemas"]["NotFoundRefusal"] | components["schemas"]["ChangedMeanwhileRefusal"] | components["schemas"]["StepRefusedRefusal"];
                };
            };
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    frontInquiryCreate: {
        parameters: {
            query?: never;
            header: {
                /** @description A uuid made once per intent. The call books goods or money, so it is refused with 40001 without one. The same key with the same content answers the first answer again for 24 hours; with other content it is refused with 40908 (D-55). */
                "Idempotency-Key": components["parameters"]["RequiredIdempotencyKey"];
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
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FrontInquiryCreateAnswer"] | components["schemas"]["SessionEndedRefusal"] | components["schemas"]["TokenExpiredRefusal"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["NotPermittedRefusal"] | components["schemas"]["NotFoundRefusal"] | components["schemas"]["ShortStockRefusal"] | components["schemas"]["ListClosedRefusal"] | components["schemas"]["BelowMinimumRefusal"] | components["schemas"]["KeyReusedRefusal"] | components["schemas"]["PriceChangedRefusal"] | components["schemas"]["AboveLimitRefusal"];
                };
            };
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
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
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FrontInquiryDraftDelAnswer"] | components["schemas"]["SessionEndedRefusal"] | components["schemas"]["TokenExpiredRefusal"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["NotYoursRefusal"];
                };
            };
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
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
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FrontInquiryDraftDetailAnswer"] | components["schemas"]["SessionEndedRefusal"] | components["schemas"]["TokenExpiredRefusal"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["NotFoundRefusal"];
                };
            };
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
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
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FrontInquiryDraftPageAnswer"] | components["schemas"]["SessionEndedRefusal"] | components["schemas"]["TokenExpiredRefusal"] | components["schemas"]["InvalidInputRefusal"];
                };
            };
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
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
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FrontInquiryDraftSaveAnswer"] | components["schemas"]["SessionEndedRefusal"] | components["schemas"]["TokenExpiredRefusal"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["NotFoundRefusal"] | components["schemas"]["ChangedMeanwhileRefusal"] | components["schemas"]["KeyReusedRefusal"] | components["schemas"]["UnreadableSheetRefusal"];
                };
            };
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
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
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FrontInquiryPreviewAnswer"] | components["schemas"]["SessionEndedRefusal"] | components["schemas"]["TokenExpiredRefusal"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["NotFoundRefusal"];
                };
            };
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
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
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FrontInquiryRefuseAnswer"] | components["schemas"]["SessionEndedRefusal"] | components["schemas"]["TokenExpiredRefusal"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["NotPermittedRefusal"] | components["schemas"]["NotFoundRefusal"] | components["schemas"]["ChangedMeanwhileRefusal"] | components["schemas"]["StepRefusedRefusal"];
                };
            };
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    frontListClose: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Which list. */
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                    version: components["schemas"]["Version"];
                };
            };
        };
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FrontListCloseAnswer"] | components["schemas"]["SessionEndedRefusal"] | components["schemas"]["TokenExpiredRefusal"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["NotPermittedRefusal"] | components["schemas"]["NotYoursRefusal"] | components["schemas"]["NotFoundRefusal"] | components["schemas"]["ChangedMeanwhileRefusal"] | components["schemas"]["StepRefusedRefusal"];
                };
            };
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
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
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FrontListColumnsAnswer"] | components["schemas"]["SessionEndedRefusal"] | components["schemas"]["TokenExpiredRefusal"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["NotFoundRefusal"];
                };
            };
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
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
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FrontListColumnsSetAnswer"] | components["schemas"]["SessionEndedRefusal"] | components["schemas"]["TokenExpiredRefusal"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["NotFoundRefusal"];
                };
            };
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    frontListDel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Which list. */
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FrontListDelAnswer"] | components["schemas"]["SessionEndedRefusal"] | components["schemas"]["TokenExpiredRefusal"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["NotPermittedRefusal"] | components["schemas"]["NotYoursRefusal"] | components["schemas"]["NotFoundRefusal"] | components["schemas"]["StepRefusedRefusal"];
                };
            };
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
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
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FrontListDetailAnswer"] | components["schemas"]["SessionEndedRefusal"] | components["schemas"]["TokenExpiredRefusal"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["NotFoundRefusal"];
                };
            };
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
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
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FrontListFiltersAnswer"] | components["schemas"]["SessionEndedRefusal"] | components["schemas"]["TokenExpiredRefusal"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["NotFoundRefusal"];
                };
            };
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    frontListItemEdit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The changes. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListItemsInput"];
            };
        };
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FrontListItemEditAnswer"] | components["schemas"]["SessionEndedRefusal"] | components["schemas"]["TokenExpiredRefusal"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["NotPermittedRefusal"] | components["schemas"]["NotYoursRefusal"] | components["schemas"]["NotFoundRefusal"] | components["schemas"]["ChangedMeanwhileRefusal"] | components["schemas"]["StepRefusedRefusal"];
                };
            };
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
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
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FrontListPageAnswer"] | components["schemas"]["SessionEndedRefusal"] | components["schemas"]["TokenExpiredRefusal"] | components["schemas"]["InvalidInputRefusal"];
                };
            };
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
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
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FrontListProductPageAnswer"] | components["schemas"]["SessionEndedRefusal"] | components["schemas"]["TokenExpiredRefusal"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["NotFoundRefusal"];
                };
            };
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    frontListPublish: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Which list. */
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                    version: components["schemas"]["Version"];
                };
            };
        };
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FrontListPublishAnswer"] | components["schemas"]["SessionEndedRefusal"] | components["schemas"]["TokenExpiredRefusal"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["NotPermittedRefusal"] | components["schemas"]["NotYoursRefusal"] | components["schemas"]["NotFoundRefusal"] | components["schemas"]["ChangedMeanwhileRefusal"] | components["schemas"]["StepRefusedRefusal"] | components["schemas"]["ListEmptyRefusal"];
                };
            };
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    frontListSave: {
        parameters: {
            query?: never;
            header?: {
                /** @description A uuid made once per intent. The same key with the same content answers the first answer again for 24 hours; with other content it is refused with 40908 (D-55). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The list. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListInput"];
            };
        };
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FrontListSaveAnswer"] | components["schemas"]["SessionEndedRefusal"] | components["schemas"]["TokenExpiredRefusal"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["NotPermittedRefusal"] | components["schemas"]["NotYoursRefusal"] | components["schemas"]["NotFoundRefusal"] | components["schemas"]["ChangedMeanwhileRefusal"] | components["schemas"]["StepRefusedRefusal"] | components["schemas"]["KeyReusedRefusal"];
                };
            };
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    frontListShareCreate: {
        parameters: {
            query?: never;
            header?: {
                /** @description A uuid made once per intent. The same key with the same content answers the first answer again for 24 hours; with other content it is refused with 40908 (D-55). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The list, and how it is shared. */
        requestBody: {
            content: {
                "application/json": {
                    listId: components["schemas"]["Id"];
                    /**
                     * Format: date-time
                     * @description In the future. Left out, it stays open as long as the list.
                     */
                    expiresAt?: string;
                    /**
                     * @description Visitors see no wholesale prices.
                     * @default false
                     */
                    hidePrice?: boolean;
                    /** @description Left out, those of the list. */
                    columns?: components["schemas"]["ColumnKey"][];
                    /** @description Text laid over the page. */
                    watermark?: string | null;
                };
            };
        };
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FrontListShareCreateAnswer"] | components["schemas"]["SessionEndedRefusal"] | components["schemas"]["TokenExpiredRefusal"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["NotPermittedRefusal"] | components["schemas"]["NotYoursRefusal"] | components["schemas"]["NotFoundRefusal"] | components["schemas"]["StepRefusedRefusal"] | components["schemas"]["KeyReusedRefusal"];
                };
            };
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    frontListSharePage: {
        parameters: {
            query?: {
                /** @description Page to show, from 1 (D-03). */
                pageNum?: components["parameters"]["PageNum"];
                /** @description Things on a page. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Words to look for. */
                keywords?: components["parameters"]["Keywords"];
                /** @description Field to sort by. */
                sort?: "createdAt" | "expiresAt" | "views";
                /** @description Direction of the sort. */
                order?: components["parameters"]["Order"];
                /** @description Only this list. */
                listId?: components["parameters"]["ListId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FrontListSharePageAnswer"] | components["schemas"]["SessionEndedRefusal"] | components["schemas"]["TokenExpiredRefusal"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["NotYoursRefusal"] | components["schemas"]["NotFoundRefusal"];
                };
            };
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    frontListShareRevoke: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Which link. */
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FrontListShareRevokeAnswer"] | components["schemas"]["SessionEndedRefusal"] | components["schemas"]["TokenExpiredRefusal"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["NotPermittedRefusal"] | components["schemas"]["NotYoursRefusal"] | components["schemas"]["NotFoundRefusal"];
                };
            };
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    frontListShare: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Code of the link. */
                code: components["schemas"]["ShareCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FrontListShareAnswer"] | components["schemas"]["SessionEndedRefusal"] | components["schemas"]["TokenExpiredRefusal"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["NotFoundRefusal"] | components["schemas"]["ExpiredRefusal"];
                };
            };
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    frontLogisticsDetail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the shipment. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FrontLogisticsDetailAnswer"] | components["schemas"]["SessionEndedRefusal"] | components["schemas"]["TokenExpiredRefusal"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["NotFoundRefusal"];
                };
            };
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    frontLogisticsList: {
        parameters: {
            query?: {
                /** @description The order. */
                orderId?: components["schemas"]["Id"];
                /** @description The sub-order. */
                subOrderId?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FrontLogisticsListAnswer"] | components["schemas"]["SessionEndedRefusal"] | components["schemas"]["TokenExpiredRefusal"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["NotFoundRefusal"];
                };
            };
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    frontLogisticsTrack: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the shipment. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FrontLogisticsTrackAnswer"] | components["schemas"]["SessionEndedRefusal"] | components["schemas"]["TokenExpiredRefusal"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["NotFoundRefusal"] | components["schemas"]["TooManyRequestsRefusal"] | components["schemas"]["OutsideUnreachableRefusal"];
                };
            };
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
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
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FrontNoticeCountAnswer"] | components["schemas"]["SessionEndedRefusal"] | components["schemas"]["TokenExpiredRefusal"];
                };
            };
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
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
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FrontNoticePageAnswer"] | components["schemas"]["SessionEndedRefusal"] | components["schemas"]["TokenExpiredRefusal"] | components["schemas"]["InvalidInputRefusal"];
                };
            };
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
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
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FrontNoticeReadAnswer"] | components["schemas"]["SessionEndedRefusal"] | components["schemas"]["TokenExpiredRefusal"] | components["schemas"]["InvalidInputRefusal"];
                };
            };
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
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
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FrontOrderCancelAnswer"] | components["schemas"]["SessionEndedRefusal"] | components["schemas"]["TokenExpiredRefusal"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["NotPermittedRefusal"] | components["schemas"]["NotFoundRefusal"] | components["schemas"]["ChangedMeanwhileRefusal"] | components["schemas"]["StepRefusedRefusal"];
                };
            };
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
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
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FrontOrderCountAnswer"] | components["schemas"]["SessionEndedRefusal"] | components["schemas"]["TokenExpiredRefusal"] | components["schemas"]["InvalidInputRefusal"];
                };
            };
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
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
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FrontOrderDetailAnswer"] | components["schemas"]["SessionEndedRefusal"] | components["schemas"]["TokenExpiredRefusal"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["NotFoundRefusal"];
                };
            };
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    frontOrderFuturesDetail: {
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
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FrontOrderFuturesDetailAnswer"] | components["schemas"]["SessionEndedRefusal"] | components["schemas"]["TokenExpiredRefusal"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["NotFoundRefusal"];
                };
            };
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    frontOrderFuturesPage: {
        parameters: {
            query?: {
                /** @description Page to show, from 1 (D-03). */
                pageNum?: components["parameters"]["PageNum"];
                /** @description Things on a page. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Words to look for. */
                keywords?: components["parameters"]["Keywords"];
                /** @description Field to sort by. */
                sort?: "orderNo" | "createdAt" | "confirmedAt" | "confirmedValueCents" | "confirmedQty" | "expectedArrival";
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
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FrontOrderFuturesPageAnswer"] | components["schemas"]["SessionEndedRefusal"] | components["schemas"]["TokenExpiredRefusal"] | components["schemas"]["InvalidInputRefusal"];
                };
            };
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
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
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FrontOrderLogsAnswer"] | components["schemas"]["SessionEndedRefusal"] | components["schemas"]["TokenExpiredRefusal"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["NotFoundRefusal"];
                };
            };
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
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
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FrontOrderPageAnswer"] | components["schemas"]["SessionEndedRefusal"] | components["schemas"]["TokenExpiredRefusal"] | components["schemas"]["InvalidInputRefusal"];
                };
            };
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    frontOrderReceiptConfirm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What arrived. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReceiptInput"];
            };
        };
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FrontOrderReceiptConfirmAnswer"] | components["schemas"]["SessionEndedRefusal"] | components["schemas"]["TokenExpiredRefusal"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["NotPermittedRefusal"] | components["schemas"]["NotFoundRefusal"] | components["schemas"]["ChangedMeanwhileRefusal"] | components["schemas"]["StepRefusedRefusal"];
                };
            };
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    frontOrderReorder: {
        parameters: {
            query?: never;
            header?: {
                /** @description A uuid made once per intent. The same key with the same content answers the first answer again for 24 hours; with other content it is refused with 40908 (D-55). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description Which order. */
        requestBody: {
            content: {
                "application/json": {
                    orderId: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FrontOrderReorderAnswer"] | components["schemas"]["SessionEndedRefusal"] | components["schemas"]["TokenExpiredRefusal"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["NotFoundRefusal"] | components["schemas"]["KeyReusedRefusal"];
                };
            };
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
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
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FrontOrderSonDetailAnswer"] | components["schemas"]["SessionEndedRefusal"] | components["schemas"]["TokenExpiredRefusal"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["NotFoundRefusal"];
                };
            };
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    frontPaymentAccounts: {
        parameters: {
            query?: {
                /** @description Only accounts in this currency. */
                currency?: components["schemas"]["Currency"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FrontPaymentAccountsAnswer"] | components["schemas"]["SessionEndedRefusal"] | components["schemas"]["TokenExpiredRefusal"] | components["schemas"]["InvalidInputRefusal"];
                };
            };
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    frontPaymentCreditApply: {
        parameters: {
            query?: never;
            header: {
                /** @description A uuid made once per intent. The call books goods or money, so it is refused with 40001 without one. The same key with the same content answers the first answer again for 24 hours; with other content it is refused with 40908 (D-55). */
                "Idempotency-Key": components["parameters"]["RequiredIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description Order and amount. */
        requestBody: {
            content: {
                "application/json": {
                    orderId: components["schemas"]["Id"];
                    /**
                     * Format: int64
                     * @description Euro cents.
                     */
                    amountCents: number;
                };
            };
        };
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FrontPaymentCreditApplyAnswer"] | components["schemas"]["SessionEndedRefusal"] | components["schemas"]["TokenExpiredRefusal"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["NotPermittedRefusal"] | components["schemas"]["NotFoundRefusal"] | components["schemas"]["StepRefusedRefusal"] | components["schemas"]["KeyReusedRefusal"] | components["schemas"]["AboveOpenAmountRefusal"];
                };
            };
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    frontPaymentCreditPage: {
        parameters: {
            query?: {
                /** @description Page to show, from 1 (D-03). */
                pageNum?: components["parameters"]["PageNum"];
                /** @description Things on a page. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Words to look for. */
                keywords?: components["parameters"]["Keywords"];
                /** @description Only changes of this kind. */
                type?: components["schemas"]["CreditEntryType"];
                /** @description At or after. */
                from?: string;
                /** @description Before. */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FrontPaymentCreditPageAnswer"] | components["schemas"]["SessionEndedRefusal"] | components["schemas"]["TokenExpiredRefusal"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["NotPermittedRefusal"];
                };
            };
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    frontPaymentList: {
        parameters: {
            query: {
                /** @description The order. */
                orderId: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FrontPaymentListAnswer"] | components["schemas"]["SessionEndedRefusal"] | components["schemas"]["TokenExpiredRefusal"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["NotFoundRefusal"];
                };
            };
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    frontPaymentProofAdd: {
        parameters: {
            query?: never;
            header: {
                /** @description A uuid made once per intent. The call books goods or money, so it is refused with 40001 without one. The same key with the same content answers the first answer again for 24 hours; with other content it is refused with 40908 (D-55). */
                "Idempotency-Key": components["parameters"]["RequiredIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The payment. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentInput"];
            };
        };
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FrontPaymentProofAddAnswer"] | components["schemas"]["SessionEndedRefusal"] | components["schemas"]["TokenExpiredRefusal"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["NotPermittedRefusal"] | components["schemas"]["NotFoundRefusal"] | components["schemas"]["StepRefusedRefusal"] | components["schemas"]["KeyReusedRefusal"] | components["schemas"]["AboveOpenAmountRefusal"];
                };
            };
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    frontPaymentProofDel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Which payment. */
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FrontPaymentProofDelAnswer"] | components["schemas"]["SessionEndedRefusal"] | components["schemas"]["TokenExpiredRefusal"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["NotPermittedRefusal"] | components["schemas"]["NotFoundRefusal"] | components["schemas"]["StepRefusedRefusal"];
                };
            };
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    frontProductDetail: {
        parameters: {
            query?: {
                /** @description Price and stock of this list. */
                listId?: components["schemas"]["Id"];
                /** @description Code of a shared list. */
                shareCode?: components["schemas"]["ShareCode"];
            };
            header?: never;
            path: {
                /** @description Id of the product. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FrontProductDetailAnswer"] | components["schemas"]["SessionEndedRefusal"] | components["schemas"]["TokenExpiredRefusal"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["NotFoundRefusal"] | components["schemas"]["ExpiredRefusal"];
                };
            };
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
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
                shareCode?: components["schemas"]["ShareCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FrontProductFiltersAnswer"] | components["schemas"]["SessionEndedRefusal"] | components["schemas"]["TokenExpiredRefusal"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["ExpiredRefusal"];
                };
            };
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    frontProductOverview: {
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
                shareCode?: components["schemas"]["ShareCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FrontProductOverviewAnswer"] | components["schemas"]["SessionEndedRefusal"] | components["schemas"]["TokenExpiredRefusal"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["ExpiredRefusal"];
                };
            };
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
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
                shareCode?: components["schemas"]["ShareCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FrontProductPageAnswer"] | components["schemas"]["SessionEndedRefusal"] | components["schemas"]["TokenExpiredRefusal"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["ExpiredRefusal"];
                };
            };
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
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
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FrontProductResolveAnswer"] | components["schemas"]["SessionEndedRefusal"] | components["schemas"]["TokenExpiredRefusal"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["UnreadableSheetRefusal"];
                };
            };
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    frontTeamEdit: {
        parameters: {
            query?: never;
            header?: {
                /** @description A uuid made once per intent. The same key with the same content answers the first answer again for 24 hours; with other content it is refused with 40908 (D-55). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The team. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["TeamInput"];
            };
        };
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FrontTeamEditAnswer"] | components["schemas"]["SessionEndedRefusal"] | components["schemas"]["TokenExpiredRefusal"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["NotPermittedRefusal"] | components["schemas"]["NotYoursRefusal"] | components["schemas"]["NotFoundRefusal"] | components["schemas"]["ChangedMeanwhileRefusal"] | components["schemas"]["AlreadyInTeamRefusal"] | components["schemas"]["KeyReusedRefusal"];
                };
            };
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    frontTeamInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FrontTeamInfoAnswer"] | components["schemas"]["SessionEndedRefusal"] | components["schemas"]["TokenExpiredRefusal"];
                };
            };
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    frontTeamInvitationHandle: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The answer. */
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                    agree: boolean;
                    /** @description Why it is refused. */
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FrontTeamInvitationHandleAnswer"] | components["schemas"]["SessionEndedRefusal"] | components["schemas"]["TokenExpiredRefusal"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["NotYoursRefusal"] | components["schemas"]["NotFoundRefusal"] | components["schemas"]["StepRefusedRefusal"] | components["schemas"]["AlreadyInTeamRefusal"];
                };
            };
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    frontTeamInvitationPage: {
        parameters: {
            query: {
                /** @description Page to show, from 1 (D-03). */
                pageNum?: components["parameters"]["PageNum"];
                /** @description Things on a page. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Words to look for. */
                keywords?: components["parameters"]["Keywords"];
                /** @description Field to sort by. */
                sort?: "createdAt" | "expiresAt" | "handledAt";
                /** @description Direction of the sort. */
                order?: components["parameters"]["Order"];
                /** @description Sent or received ones. */
                direction: "SENT" | "RECEIVED";
                /** @description Only this state. */
                status?: components["schemas"]["InvitationStatus"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FrontTeamInvitationPageAnswer"] | components["schemas"]["SessionEndedRefusal"] | components["schemas"]["TokenExpiredRefusal"] | components["schemas"]["InvalidInputRefusal"];
                };
            };
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    frontTeamInvitationRevoke: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Which invitation. */
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FrontTeamInvitationRevokeAnswer"] | components["schemas"]["SessionEndedRefusal"] | components["schemas"]["TokenExpiredRefusal"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["NotPermittedRefusal"] | components["schemas"]["NotYoursRefusal"] | components["schemas"]["NotFoundRefusal"] | components["schemas"]["StepRefusedRefusal"];
                };
            };
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    frontTeamInvite: {
        parameters: {
            query?: never;
            header?: {
                /** @description A uuid made once per intent. The same key with the same content answers the first answer again for 24 hours; with other content it is refused with 40908 (D-55). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The phone number. */
        requestBody: {
            content: {
                "application/json": {
                    areaCode: components["schemas"]["AreaCode"];
                    phone: components["schemas"]["Phone"];
                };
            };
        };
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FrontTeamInviteAnswer"] | components["schemas"]["SessionEndedRefusal"] | components["schemas"]["TokenExpiredRefusal"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["NotPermittedRefusal"] | components["schemas"]["NotFoundRefusal"] | components["schemas"]["AlreadyInTeamRefusal"] | components["schemas"]["KeyReusedRefusal"] | components["schemas"]["AlreadyInvitedRefusal"] | components["schemas"]["TooManyRequestsRefusal"];
                };
            };
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    frontTeamLeave: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FrontTeamLeaveAnswer"] | components["schemas"]["SessionEndedRefusal"] | components["schemas"]["TokenExpiredRefusal"] | components["schemas"]["StepRefusedRefusal"];
                };
            };
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    frontTeamMemberDel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Which user. */
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FrontTeamMemberDelAnswer"] | components["schemas"]["SessionEndedRefusal"] | components["schemas"]["TokenExpiredRefusal"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["NotPermittedRefusal"] | components["schemas"]["NotYoursRefusal"] | components["schemas"]["NotFoundRefusal"] | components["schemas"]["StepRefusedRefusal"];
                };
            };
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    frontTeamMemberEdit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The member. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["MemberInput"];
            };
        };
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FrontTeamMemberEditAnswer"] | components["schemas"]["SessionEndedRefusal"] | components["schemas"]["TokenExpiredRefusal"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["NotPermittedRefusal"] | components["schemas"]["NotYoursRefusal"] | components["schemas"]["NotFoundRefusal"] | components["schemas"]["ChangedMeanwhileRefusal"];
                };
            };
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
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
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FrontTeamMemberOptionsAnswer"] | components["schemas"]["SessionEndedRefusal"] | components["schemas"]["TokenExpiredRefusal"];
                };
            };
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    frontTeamMemberPage: {
        parameters: {
            query?: {
                /** @description Page to show, from 1 (D-03). */
                pageNum?: components["parameters"]["PageNum"];
                /** @description Things on a page. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Words to look for. */
                keywords?: components["parameters"]["Keywords"];
                /** @description Field to sort by. */
                sort?: "nickname" | "joinedAt" | "lastLoginAt";
                /** @description Direction of the sort. */
                order?: components["parameters"]["Order"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FrontTeamMemberPageAnswer"] | components["schemas"]["SessionEndedRefusal"] | components["schemas"]["TokenExpiredRefusal"] | components["schemas"]["InvalidInputRefusal"];
                };
            };
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    frontTeamTransfer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description To whom. */
        requestBody: {
            content: {
                "application/json": {
                    toUserId: components["schemas"]["Id"];
                    /** @description Version of the team. */
                    version: components["schemas"]["Version"];
                };
            };
        };
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FrontTeamTransferAnswer"] | components["schemas"]["SessionEndedRefusal"] | components["schemas"]["TokenExpiredRefusal"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["NotPermittedRefusal"] | components["schemas"]["NotYoursRefusal"] | components["schemas"]["NotFoundRefusal"] | components["schemas"]["ChangedMeanwhileRefusal"];
                };
            };
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    frontUploadFile: {
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
                    /** @description Picture or PDF. */
                    file: Blob;
                };
            };
        };
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FrontUploadFileAnswer"] | components["schemas"]["SessionEndedRefusal"] | components["schemas"]["TokenExpiredRefusal"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["TooLargeRefusal"] | components["schemas"]["WrongFileTypeRefusal"];
                };
            };
            413: components["responses"]["TooLarge"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
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
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FrontUploadImageAnswer"] | components["schemas"]["SessionEndedRefusal"] | components["schemas"]["TokenExpiredRefusal"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["TooLargeRefusal"] | components["schemas"]["WrongFileTypeRefusal"] | components["schemas"]["TooManyRequestsRefusal"];
                };
            };
            413: components["responses"]["TooLarge"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
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
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FrontUserAddressDefaultAnswer"] | components["schemas"]["SessionEndedRefusal"] | components["schemas"]["TokenExpiredRefusal"];
                };
            };
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
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
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FrontUserAddressDefaultSetAnswer"] | components["schemas"]["SessionEndedRefusal"] | components["schemas"]["TokenExpiredRefusal"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["NotPermittedRefusal"] | components["schemas"]["NotFoundRefusal"];
                };
            };
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
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
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FrontUserAddressDelAnswer"] | components["schemas"]["SessionEndedRefusal"] | components["schemas"]["TokenExpiredRefusal"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["NotPermittedRefusal"] | components["schemas"]["NotFoundRefusal"];
                };
            };
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
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
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FrontUserAddressEditAnswer"] | components["schemas"]["SessionEndedRefusal"] | components["schemas"]["TokenExpiredRefusal"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["NotPermittedRefusal"] | components["schemas"]["NotFoundRefusal"] | components["schemas"]["ChangedMeanwhileRefusal"] | components["schemas"]["TooManyAddressesRefusal"];
                };
            };
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
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
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FrontUserAddressListAnswer"] | components["schemas"]["SessionEndedRefusal"] | components["schemas"]["TokenExpiredRefusal"] | components["schemas"]["InvalidInputRefusal"];
                };
            };
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
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
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FrontUserBinEmailAnswer"] | components["schemas"]["SessionEndedRefusal"] | components["schemas"]["TokenExpiredRefusal"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["WrongCodeRefusal"] | components["schemas"]["SameEmailRefusal"] | components["schemas"]["EmailTakenRefusal"];
                };
            };
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
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
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FrontUserBinSaleAnswer"] | components["schemas"]["SessionEndedRefusal"] | components["schemas"]["TokenExpiredRefusal"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["UnknownInvitationRefusal"] | components["schemas"]["SalespersonBoundRefusal"];
                };
            };
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
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
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FrontUserBindAnswer"] | components["schemas"]["SessionEndedRefusal"] | components["schemas"]["TokenExpiredRefusal"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["WrongCodeRefusal"] | components["schemas"]["PhoneTakenRefusal"] | components["schemas"]["AccountLockedRefusal"] | components["schemas"]["TooManyRequestsRefusal"];
                };
            };
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
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
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FrontUserForgetAnswer"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["WrongCodeRefusal"] | components["schemas"]["AccountLockedRefusal"] | components["schemas"]["TooManyRequestsRefusal"];
                };
            };
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
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
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FrontUserGetInfoAnswer"] | components["schemas"]["SessionEndedRefusal"] | components["schemas"]["TokenExpiredRefusal"];
                };
            };
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
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
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FrontUserGetSalesmanAnswer"] | components["schemas"]["SessionEndedRefusal"] | components["schemas"]["TokenExpiredRefusal"];
                };
            };
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
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
                    /** @description User name; with areaCode the subscriber number. */
                    username: string;
                    /** @description Sent when a phone number was typed. */
                    areaCode?: components["schemas"]["AreaCode"];
                    /** Format: password */
                    password: string;
                    /** @description Key of the picture code or of the work; empty when it is switched off. */
                    key: string;
                    /** @description The four characters in the picture, or the number that was found. */
                    code: string;
                };
            };
        };
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FrontUserLoginAnswer"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["WrongCaptchaRefusal"] | components["schemas"]["WrongPasswordRefusal"] | components["schemas"]["AccountLockedRefusal"] | components["schemas"]["TooManyRequestsRefusal"];
                };
            };
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
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
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FrontUserLogoutAnswer"] | components["schemas"]["SessionEndedRefusal"] | components["schemas"]["TokenExpiredRefusal"];
                };
            };
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
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
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FrontUserPasswordEditAnswer"] | components["schemas"]["SessionEndedRefusal"] | components["schemas"]["TokenExpiredRefusal"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["WrongPasswordRefusal"] | components["schemas"]["TooManyRequestsRefusal"];
                };
            };
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
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
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FrontUserPreferenceAnswer"] | components["schemas"]["SessionEndedRefusal"] | components["schemas"]["TokenExpiredRefusal"];
                };
            };
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
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
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FrontUserPreferenceEditAnswer"] | components["schemas"]["SessionEndedRefusal"] | components["schemas"]["TokenExpiredRefusal"] | components["schemas"]["InvalidInputRefusal"];
                };
            };
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
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
                    username?: components["schemas"]["NewBuyerUsername"];
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
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FrontUserRegisterAnswer"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["WrongCodeRefusal"] | components["schemas"]["PhoneTakenRefusal"] | components["schemas"]["UnknownInvitationRefusal"] | components["schemas"]["NameTakenRefusal"] | components["schemas"]["TooManyRequestsRefusal"];
                };
            };
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
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
                    key?: components["schemas"]["HumanKey"];
                    code?: components["schemas"]["HumanCode"];
                };
            };
        };
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FrontUserSendCodeAnswer"] | components["schemas"]["SessionEndedRefusal"] | components["schemas"]["TokenExpiredRefusal"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["WrongCaptchaRefusal"] | components["schemas"]["CodeTooSoonRefusal"] | components["schemas"]["PhoneTakenRefusal"] | components["schemas"]["TooManyRequestsRefusal"];
                };
            };
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    frontUserSessionEnd: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The session. */
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FrontUserSessionEndAnswer"] | components["schemas"]["SessionEndedRefusal"] | components["schemas"]["TokenExpiredRefusal"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["NotFoundRefusal"];
                };
            };
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    frontUserSessionEndOthers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FrontUserSessionEndOthersAnswer"] | components["schemas"]["SessionEndedRefusal"] | components["schemas"]["TokenExpiredRefusal"];
                };
            };
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    frontUserSessionList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FrontUserSessionListAnswer"] | components["schemas"]["SessionEndedRefusal"] | components["schemas"]["TokenExpiredRefusal"];
                };
            };
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
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
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FrontUserUpdateAnswer"] | components["schemas"]["SessionEndedRefusal"] | components["schemas"]["TokenExpiredRefusal"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["ChangedMeanwhileRefusal"];
                };
            };
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
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
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FrontWechatLoginAnswer"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["WrongPasswordRefusal"] | components["schemas"]["AccountLockedRefusal"] | components["schemas"]["TooManyRequestsRefusal"];
                };
            };
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
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
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FrontWechatLoginQrAnswer"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["WrongPasswordRefusal"] | components["schemas"]["AccountLockedRefusal"] | components["schemas"]["TooManyRequestsRefusal"];
                };
            };
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
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
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FrontWechatLoginQrBindAnswer"] | components["schemas"]["SessionEndedRefusal"] | components["schemas"]["TokenExpiredRefusal"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["SocialTakenRefusal"];
                };
            };
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    frontWechatQrCreate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FrontWechatQrCreateAnswer"] | components["schemas"]["TooManyRequestsRefusal"] | components["schemas"]["OutsideUnreachableRefusal"];
                };
            };
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    frontWechatQrState: {
        parameters: {
            query: {
                /** @description Key of the code. */
                qrKey: components["schemas"]["QrKey"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FrontWechatQrStateAnswer"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["TooManyRequestsRefusal"];
                };
            };
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
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
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetAuthCaptchaAnswer"] | components["schemas"]["TooManyRequestsRefusal"];
                };
            };
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
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
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostAuthLoginAnswer"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["WrongCaptchaRefusal"] | components["schemas"]["WrongPasswordRefusal"] | components["schemas"]["AccountLockedRefusal"] | components["schemas"]["TooManyRequestsRefusal"];
                };
            };
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
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
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeleteAuthLogoutAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    getAuthSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetAuthSessionsAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    deleteAuthSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeleteAuthSessionsAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    deleteAuthSessionsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the session. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeleteAuthSessionsByIdAnswer"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["NotFoundRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    postAuthSetup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The token of the link and the account. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetupInput"];
            };
        };
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostAuthSetupAnswer"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["NotFoundRefusal"] | components["schemas"]["NameTakenRefusal"] | components["schemas"]["ExpiredRefusal"] | components["schemas"]["TooManyRequestsRefusal"];
                };
            };
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    postAuthSetupCheck: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The token of the link. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetupCheck"];
            };
        };
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostAuthSetupCheckAnswer"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["NotFoundRefusal"] | components["schemas"]["ExpiredRefusal"] | components["schemas"]["TooManyRequestsRefusal"];
                };
            };
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    postBrands: {
        parameters: {
            query?: never;
            header?: {
                /** @description A uuid made once per intent. The same key with the same content answers the first answer again for 24 hours; with other content it is refused with 40908 (D-55). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The brand without a version. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["BrandInput"];
            };
        };
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostBrandsAnswer"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["KeyReusedRefusal"] | components["schemas"]["NameTakenRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    getBrandsOptions: {
        parameters: {
            query?: {
                /** @description Words to look for. */
                keywords?: components["parameters"]["Keywords"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetBrandsOptionsAnswer"] | components["schemas"]["InvalidInputRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    getBrandsPage: {
        parameters: {
            query?: {
                /** @description Page to show, from 1 (D-03). */
                pageNum?: components["parameters"]["PageNum"];
                /** @description Things on a page. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Words to look for. */
                keywords?: components["parameters"]["Keywords"];
                /** @description Only hot brands, or only the others. */
                hot?: boolean;
                /** @description Field to sort by. */
                sort?: "name" | "sort" | "productCount";
                /** @description Direction of the sort. */
                order?: components["parameters"]["Order"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetBrandsPageAnswer"] | components["schemas"]["InvalidInputRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    putBrandsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the brand. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** @description The whole brand with its version. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["BrandInput"];
            };
        };
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PutBrandsByIdAnswer"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["NotFoundRefusal"] | components["schemas"]["ChangedMeanwhileRefusal"] | components["schemas"]["NameTakenRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    deleteBrandsById: {
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
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeleteBrandsByIdAnswer"] | components["schemas"]["NotFoundRefusal"] | components["schemas"]["InUseRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    getBrandsByIdForm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the brand. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetBrandsByIdFormAnswer"] | components["schemas"]["NotFoundRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    getCartsPage: {
        parameters: {
            query?: {
                /** @description Page to show, from 1 (D-03). */
                pageNum?: components["parameters"]["PageNum"];
                /** @description Things on a page. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Words to look for. */
                keywords?: components["parameters"]["Keywords"];
                /** @description Only this customer. */
                customerId?: components["schemas"]["Id"];
                /** @description Field to sort by. */
                sort?: "qty" | "valueCents" | "updatedAt";
                /** @description Direction of the sort. */
                order?: components["parameters"]["Order"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetCartsPageAnswer"] | components["schemas"]["InvalidInputRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    getCartsByCustomerId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the customer. */
                customerId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetCartsByCustomerIdAnswer"] | components["schemas"]["NotFoundRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    postCartsByCustomerIdOrders: {
        parameters: {
            query?: never;
            header: {
                /** @description A uuid made once per intent. The call books goods or money, so it is refused with 40001 without one. The same key with the same content answers the first answer again for 24 hours; with other content it is refused with 40908 (D-55). */
                "Idempotency-Key": components["parameters"]["RequiredIdempotencyKey"];
            };
            path: {
                /** @description Id of the customer. */
                customerId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** @description Which lines, and where the goods go. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffCartOrderInput"];
            };
        };
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostCartsByCustomerIdOrdersAnswer"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["NotFoundRefusal"] | components["schemas"]["ShortStockRefusal"] | components["schemas"]["ListClosedRefusal"] | components["schemas"]["StepRefusedRefusal"] | components["schemas"]["BelowMinimumRefusal"] | components["schemas"]["KeyReusedRefusal"] | components["schemas"]["PriceChangedRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    getCategories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetCategoriesAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    postCategories: {
        parameters: {
            query?: never;
            header?: {
                /** @description A uuid made once per intent. The same key with the same content answers the first answer again for 24 hours; with other content it is refused with 40908 (D-55). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The category without a version. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CategoryInput"];
            };
        };
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostCategoriesAnswer"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["NotFoundRefusal"] | components["schemas"]["KeyReusedRefusal"] | components["schemas"]["NameTakenRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    putCategoriesById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the category. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** @description The whole category with its version. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CategoryInput"];
            };
        };
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PutCategoriesByIdAnswer"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["NotFoundRefusal"] | components["schemas"]["ChangedMeanwhileRefusal"] | components["schemas"]["NameTakenRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    deleteCategoriesById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the category. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeleteCategoriesByIdAnswer"] | components["schemas"]["NotFoundRefusal"] | components["schemas"]["InUseRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    postCustomers: {
        parameters: {
            query?: never;
            header?: {
                /** @description A uuid made once per intent. The same key with the same content answers the first answer again for 24 hours; with other content it is refused with 40908 (D-55). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The customer. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomerInput"];
            };
        };
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostCustomersAnswer"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["EmailTakenRefusal"] | components["schemas"]["PhoneTakenRefusal"] | components["schemas"]["NotFoundRefusal"] | components["schemas"]["KeyReusedRefusal"] | components["schemas"]["NameTakenRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    getCustomersExport: {
        parameters: {
            query?: {
                /** @description Words to look for. */
                keywords?: components["parameters"]["Keywords"];
                /** @description Only this kind of trader. */
                identityType?: components["schemas"]["IdentityType"];
                /** @description Only people of this team. */
                teamId?: components["schemas"]["Id"];
                /** @description Only customers of this salesperson. */
                salesmanId?: components["schemas"]["Id"];
                /** @description Only this state of the account. */
                status?: components["schemas"]["AccountStatus"];
                /** @description Registered at or after. */
                createdFrom?: string;
                /** @description Registered before. */
                createdTo?: string;
                /** @description Field to sort by. */
                sort?: "nickname" | "companyName" | "orderCount" | "spentCents" | "createdAt" | "lastLoginAt";
                /** @description Direction of the sort. */
                order?: components["parameters"]["Order"];
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
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "application/json": components["schemas"]["InvalidInputRefusal"] | components["schemas"]["TooManyRequestsRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    getCustomersPage: {
        parameters: {
            query?: {
                /** @description Page to show, from 1 (D-03). */
                pageNum?: components["parameters"]["PageNum"];
                /** @description Things on a page. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Words to look for. */
                keywords?: components["parameters"]["Keywords"];
                /** @description Only this kind of trader. */
                identityType?: components["schemas"]["IdentityType"];
                /** @description Only people of this team. */
                teamId?: components["schemas"]["Id"];
                /** @description Only customers of this salesperson. */
                salesmanId?: components["schemas"]["Id"];
                /** @description Only this state of the account. */
                status?: components["schemas"]["AccountStatus"];
                /** @description Registered at or after. */
                createdFrom?: string;
                /** @description Registered before. */
                createdTo?: string;
                /** @description Field to sort by. */
                sort?: "nickname" | "companyName" | "orderCount" | "spentCents" | "createdAt" | "lastLoginAt";
                /** @description Direction of the sort. */
                order?: components["parameters"]["Order"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetCustomersPageAnswer"] | components["schemas"]["InvalidInputRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    getCustomersById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the customer. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetCustomersByIdAnswer"] | components["schemas"]["NotFoundRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    putCustomersById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the customer. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** @description The whole customer with the version. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomerUpdate"];
            };
        };
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PutCustomersByIdAnswer"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["EmailTakenRefusal"] | components["schemas"]["NotFoundRefusal"] | components["schemas"]["ChangedMeanwhileRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    putCustomersByIdIdentity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the customer. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** @description What the customer is. */
        requestBody: {
            content: {
                "application/json": {
                    identityType: components["schemas"]["IdentityType"];
                };
            };
        };
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PutCustomersByIdIdentityAnswer"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["NotFoundRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    patchCustomersByIdPhone: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the customer. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** @description The new number with the version of the customer. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomerPhoneInput"];
            };
        };
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PatchCustomersByIdPhoneAnswer"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["PhoneTakenRefusal"] | components["schemas"]["NotFoundRefusal"] | components["schemas"]["ChangedMeanwhileRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    patchCustomersByIdStatus: {
        parameters: {
            query: {
                /** @description The new state. */
                status: components["schemas"]["AccountStatus"];
            };
            header?: never;
            path: {
                /** @description Id of the customer. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PatchCustomersByIdStatusAnswer"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["NotFoundRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
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
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetDashboardAddressAnswer"] | components["schemas"]["InvalidInputRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
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
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetDashboardFunnelAnswer"] | components["schemas"]["InvalidInputRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
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
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetDashboardOverviewAnswer"] | components["schemas"]["InvalidInputRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
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
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetDashboardPieAnswer"] | components["schemas"]["InvalidInputRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
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
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetDashboardRadarAnswer"] | components["schemas"]["InvalidInputRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
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
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetDashboardTrendAnswer"] | components["schemas"]["InvalidInputRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    getDataSummaryExport: {
        parameters: {
            query: {
                /** @description Words to look for. */
                keywords?: components["parameters"]["Keywords"];
                /** @description What to divide by. */
                by: components["schemas"]["SummaryBy"];
                /** @description From this day, included. */
                from: string;
                /** @description To this day, included. */
                to: string;
                /** @description Only orders of this customer. */
                customerId?: components["schemas"]["Id"];
                /** @description Spot or futures. */
                kind?: components["schemas"]["OrderKind"];
                /** @description Field to sort by. */
                sort?: "label" | "orders" | "askedQty" | "confirmedQty" | "shippedQty" | "receivedQty" | "shortageQty" | "valueCents" | "paidCents";
                /** @description Direction of the sort. */
                order?: components["parameters"]["Order"];
                /** @description Columns in this order; all of them when left out. Repeat the parameter. */
                columns?: ("label" | "orders" | "askedQty" | "confirmedQty" | "shippedQty" | "receivedQty" | "shortageQty" | "valueCents" | "paidCents")[];
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
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "application/json": components["schemas"]["InvalidInputRefusal"] | components["schemas"]["TooManyRequestsRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    getDataSummaryPage: {
        parameters: {
            query: {
                /** @description Page to show, from 1 (D-03). */
                pageNum?: components["parameters"]["PageNum"];
                /** @description Things on a page. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Words to look for. */
                keywords?: components["parameters"]["Keywords"];
                /** @description What to divide by. */
                by: components["schemas"]["SummaryBy"];
                /** @description From this day, included. */
                from: string;
                /** @description To this day, included. */
                to: string;
                /** @description Only orders of this customer. */
                customerId?: components["schemas"]["Id"];
                /** @description Spot or futures. */
                kind?: components["schemas"]["OrderKind"];
                /** @description Field to sort by. */
                sort?: "label" | "orders" | "askedQty" | "confirmedQty" | "shippedQty" | "receivedQty" | "shortageQty" | "valueCents" | "paidCents";
                /** @description Direction of the sort. */
                order?: components["parameters"]["Order"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetDataSummaryPageAnswer"] | components["schemas"]["InvalidInputRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    getDept: {
        parameters: {
            query?: {
                /** @description Words to look for. */
                keywords?: components["parameters"]["Keywords"];
                /** @description Only those in use, or only those that are not. */
                status?: components["schemas"]["EntryStatus"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetDeptAnswer"] | components["schemas"]["InvalidInputRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    postDept: {
        parameters: {
            query?: never;
            header?: {
                /** @description A uuid made once per intent. The same key with the same content answers the first answer again for 24 hours; with other content it is refused with 40908 (D-55). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The department without a version. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeptInput"];
            };
        };
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostDeptAnswer"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["NotFoundRefusal"] | components["schemas"]["KeyReusedRefusal"] | components["schemas"]["NameTakenRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    getDeptOptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetDeptOptionsAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    putDeptById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the department. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** @description The whole department with its version. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeptInput"];
            };
        };
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PutDeptByIdAnswer"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["NotFoundRefusal"] | components["schemas"]["ChangedMeanwhileRefusal"] | components["schemas"]["NameTakenRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    deleteDeptById: {
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
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeleteDeptByIdAnswer"] | components["schemas"]["NotFoundRefusal"] | components["schemas"]["InUseRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    getDeptByIdForm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the department. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetDeptByIdFormAnswer"] | components["schemas"]["NotFoundRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    getDicts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetDictsAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    postDicts: {
        parameters: {
            query?: never;
            header?: {
                /** @description A uuid made once per intent. The same key with the same content answers the first answer again for 24 hours; with other content it is refused with 40908 (D-55). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The dictionary without a version. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["DictInput"];
            };
        };
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostDictsAnswer"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["KeyReusedRefusal"] | components["schemas"]["NameTakenRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    getDictsPage: {
        parameters: {
            query?: {
                /** @description Page to show, from 1 (D-03). */
                pageNum?: components["parameters"]["PageNum"];
                /** @description Things on a page. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Words to look for. */
                keywords?: components["parameters"]["Keywords"];
                /** @description Only those in use, or only those that are not. */
                status?: components["schemas"]["EntryStatus"];
                /** @description Field to sort by. */
                sort?: "name" | "code" | "itemCount" | "updatedAt";
                /** @description Direction of the sort. */
                order?: components["parameters"]["Order"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetDictsPageAnswer"] | components["schemas"]["InvalidInputRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    getDictsByCodeItems: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Code of the dictionary. */
                code: components["schemas"]["DictCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetDictsByCodeItemsAnswer"] | components["schemas"]["NotFoundRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    postDictsByCodeItems: {
        parameters: {
            query?: never;
            header?: {
                /** @description A uuid made once per intent. The same key with the same content answers the first answer again for 24 hours; with other content it is refused with 40908 (D-55). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Code of the dictionary. */
                code: components["schemas"]["DictCode"];
            };
            cookie?: never;
        };
        /** @description The word without a version. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["DictItemInput"];
            };
        };
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostDictsByCodeItemsAnswer"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["NotYoursRefusal"] | components["schemas"]["NotFoundRefusal"] | components["schemas"]["KeyReusedRefusal"] | components["schemas"]["NameTakenRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    getDictsByCodeItemsPage: {
        parameters: {
            query?: {
                /** @description Page to show, from 1 (D-03). */
                pageNum?: components["parameters"]["PageNum"];
                /** @description Things on a page. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Words to look for. */
                keywords?: components["parameters"]["Keywords"];
                /** @description Only those in use, or only those that are not. */
                status?: components["schemas"]["EntryStatus"];
                /** @description Field to sort by. */
                sort?: "sort" | "value" | "label" | "labelEn";
                /** @description Direction of the sort. */
                order?: components["parameters"]["Order"];
            };
            header?: never;
            path: {
                /** @description Code of the dictionary. */
                code: components["schemas"]["DictCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetDictsByCodeItemsPageAnswer"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["NotFoundRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    putDictsByCodeItemsByItemId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Code of the dictionary. */
                code: components["schemas"]["DictCode"];
                /** @description Id of the word. */
                itemId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** @description The whole word with its version. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["DictItemInput"];
            };
        };
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PutDictsByCodeItemsByItemIdAnswer"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["NotFoundRefusal"] | components["schemas"]["ChangedMeanwhileRefusal"] | components["schemas"]["NameTakenRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    deleteDictsByCodeItemsByItemId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Code of the dictionary. */
                code: components["schemas"]["DictCode"];
                /** @description One id, or ids with commas between them. */
                itemId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeleteDictsByCodeItemsByItemIdAnswer"] | components["schemas"]["NotFoundRefusal"] | components["schemas"]["InUseRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    getDictsByCodeItemsByItemIdForm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Code of the dictionary. */
                code: components["schemas"]["DictCode"];
                /** @description Id of the word. */
                itemId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetDictsByCodeItemsByItemIdFormAnswer"] | components["schemas"]["NotFoundRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    putDictsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the dictionary. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** @description The whole dictionary with its version. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["DictInput"];
            };
        };
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PutDictsByIdAnswer"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["NotFoundRefusal"] | components["schemas"]["ChangedMeanwhileRefusal"] | components["schemas"]["NameTakenRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    deleteDictsById: {
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
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeleteDictsByIdAnswer"] | components["schemas"]["NotFoundRefusal"] | components["schemas"]["InUseRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    getDictsByIdForm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the dictionary. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetDictsByIdFormAnswer"] | components["schemas"]["NotFoundRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    getExchangeRates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetExchangeRatesAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    putExchangeRatesByName: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Code of the currency. */
                name: components["schemas"]["Currency"];
            };
            cookie?: never;
        };
        /** @description The rate, and the version that was read. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RateInput"];
            };
        };
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PutExchangeRatesByNameAnswer"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["NotFoundRefusal"] | components["schemas"]["ChangedMeanwhileRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    postFiles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The file as the part named file. */
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["FileUploadForm"];
            };
        };
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostFilesAnswer"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["TooLargeRefusal"] | components["schemas"]["WrongFileTypeRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    deleteFiles: {
        parameters: {
            query: {
                /** @description url of the file as the upload answered it; a signature behind it does not matter. */
                filePath: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeleteFilesAnswer"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["NotYoursRefusal"] | components["schemas"]["NotFoundRefusal"] | components["schemas"]["InUseRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    getFuturesOrdersPage: {
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
                /** @description With goods of this list. */
                listId?: components["schemas"]["Id"];
                /** @description Ordered at or after. */
                createdFrom?: string;
                /** @description Ordered before. */
                createdTo?: string;
                /** @description Expected on this day or later. */
                arrivalFrom?: string;
                /** @description Expected on this day or earlier. */
                arrivalTo?: string;
                /** @description Field to sort by. */
                sort?: "orderNo" | "createdAt" | "expectedArrival" | "payableCents" | "paidCents";
                /** @description Direction of the sort. */
                order?: components["parameters"]["Order"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetFuturesOrdersPageAnswer"] | components["schemas"]["InvalidInputRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    getFuturesOrdersById: {
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
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetFuturesOrdersByIdAnswer"] | components["schemas"]["NotFoundRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    putFuturesOrdersByIdArrival: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the order. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** @description Day and reason, with the version that was read. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["FuturesOrderArrivalInput"];
            };
        };
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PutFuturesOrdersByIdArrivalAnswer"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["NotFoundRefusal"] | components["schemas"]["ChangedMeanwhileRefusal"] | components["schemas"]["StepRefusedRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    putFuturesOrdersByIdConvert: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the order. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** @description The version that was read. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["FuturesOrderConvertInput"];
            };
        };
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PutFuturesOrdersByIdConvertAnswer"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["NotFoundRefusal"] | components["schemas"]["ChangedMeanwhileRefusal"] | components["schemas"]["ShortStockRefusal"] | components["schemas"]["StepRefusedRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    getJobsPage: {
        parameters: {
            query?: {
                /** @description Page to show, from 1 (D-03). */
                pageNum?: components["parameters"]["PageNum"];
                /** @description Things on a page. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Words to look for. */
                keywords?: components["parameters"]["Keywords"];
                /** @description Only this kind. */
                type?: components["schemas"]["JobType"];
                /** @description Only this state. */
                state?: components["schemas"]["JobState"];
                /** @description Only own jobs. */
                mine?: boolean;
                /** @description Field to sort by. */
                sort?: "createdAt" | "finishedAt" | "type" | "state";
                /** @description Direction of the sort. */
                order?: components["parameters"]["Order"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetJobsPageAnswer"] | components["schemas"]["InvalidInputRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    getJobsById: {
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
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetJobsByIdAnswer"] | components["schemas"]["NotFoundRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    deleteJobsById: {
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
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeleteJobsByIdAnswer"] | components["schemas"]["NotFoundRefusal"] | components["schemas"]["StepRefusedRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    postJobsByIdCommit: {
        parameters: {
            query?: never;
            header: {
                /** @description A uuid made once per intent. The call books goods or money, so it is refused with 40001 without one. The same key with the same content answers the first answer again for 24 hours; with other content it is refused with 40908 (D-55). */
                "Idempotency-Key": components["parameters"]["RequiredIdempotencyKey"];
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
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostJobsByIdCommitAnswer"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["NotFoundRefusal"] | components["schemas"]["StepRefusedRefusal"] | components["schemas"]["KeyReusedRefusal"] | components["schemas"]["ExpiredRefusal"] | components["schemas"]["RowsWithErrorsRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    getJobsByIdFile: {
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
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "application/json": components["schemas"]["NotFoundRefusal"] | components["schemas"]["StepRefusedRefusal"] | components["schemas"]["ExpiredRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    getJobsByIdRows: {
        parameters: {
            query?: {
                /** @description Page to show, from 1 (D-03). */
                pageNum?: components["parameters"]["PageNum"];
                /** @description Things on a page. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Words to look for. */
                keywords?: components["parameters"]["Keywords"];
                /** @description Only these rows. */
                state?: components["schemas"]["ImportRowState"];
                /** @description Field to sort by. */
                sort?: "rowNo" | "state";
                /** @description Direction of the sort. */
                order?: components["parameters"]["Order"];
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
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetJobsByIdRowsAnswer"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["NotFoundRefusal"] | components["schemas"]["ExpiredRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    postLists: {
        parameters: {
            query?: never;
            header?: {
                /** @description A uuid made once per intent. The same key with the same content answers the first answer again for 24 hours; with other content it is refused with 40908 (D-55). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The list without a version. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffListInput"];
            };
        };
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostListsAnswer"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["NotFoundRefusal"] | components["schemas"]["KeyReusedRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    getListsPage: {
        parameters: {
            query?: {
                /** @description Page to show, from 1 (D-03). */
                pageNum?: components["parameters"]["PageNum"];
                /** @description Things on a page. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Words to look for. */
                keywords?: components["parameters"]["Keywords"];
                /** @description Only this status. */
                status?: components["schemas"]["ListStatus"];
                /** @description Only this delivery method. */
                deliveryMethod?: components["schemas"]["DeliveryMethod"];
                /** @description Only lists of staff, or only lists of buyers. */
                ownerType?: "STAFF" | "BUYER";
                /** @description Spot or futures. */
                kind?: components["schemas"]["OrderKind"];
                /** @description Made at or after. */
                createdFrom?: string;
                /** @description Made before. */
                createdTo?: string;
                /** @description Field to sort by. */
                sort?: "name" | "startAt" | "closeAt" | "createdAt" | "productCount" | "stockQty" | "stockValueCents" | "orderCount";
                /** @description Direction of the sort. */
                order?: components["parameters"]["Order"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetListsPageAnswer"] | components["schemas"]["InvalidInputRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    deleteListsSharesById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the share link. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeleteListsSharesByIdAnswer"] | components["schemas"]["NotFoundRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    getListsById: {
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
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetListsByIdAnswer"] | components["schemas"]["NotFoundRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    putListsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the list. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** @description The whole list with its version. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffListInput"];
            };
        };
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PutListsByIdAnswer"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["NotFoundRefusal"] | components["schemas"]["ChangedMeanwhileRefusal"] | components["schemas"]["StepRefusedRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    deleteListsById: {
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
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeleteListsByIdAnswer"] | components["schemas"]["NotFoundRefusal"] | components["schemas"]["StepRefusedRefusal"] | components["schemas"]["InUseRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    getListsByIdExport: {
        parameters: {
            query?: {
                /** @description Pictures or their addresses. */
                mode?: components["schemas"]["ExportMode"];
            };
            header?: never;
            path: {
                /** @description Id of the list. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetListsByIdExportAnswer"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["NotFoundRefusal"] | components["schemas"]["TooManyRequestsRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    putListsByIdClose: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the list. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** @description The version of the list. */
        requestBody: {
            content: {
                "application/json": {
                    version: components["schemas"]["Version"];
                };
            };
        };
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PutListsByIdCloseAnswer"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["NotFoundRefusal"] | components["schemas"]["ChangedMeanwhileRefusal"] | components["schemas"]["StepRefusedRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    putListsByIdProducts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the list. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** @description What to put on, to take off and to price, with the version of the list. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffListItemsInput"];
            };
        };
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PutListsByIdProductsAnswer"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["NotFoundRefusal"] | components["schemas"]["ChangedMeanwhileRefusal"] | components["schemas"]["StepRefusedRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    postListsByIdProductsImport: {
        parameters: {
            query?: never;
            header?: {
                /** @description A uuid made once per intent. The same key with the same content answers the first answer again for 24 hours; with other content it is refused with 40908 (D-55). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the list. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** @description The sheet as the part named file. */
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["SheetImportForm"];
            };
        };
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostListsByIdProductsImportAnswer"] | components["schemas"]["NotFoundRefusal"] | components["schemas"]["StepRefusedRefusal"] | components["schemas"]["KeyReusedRefusal"] | components["schemas"]["TooLargeRefusal"] | components["schemas"]["WrongFileTypeRefusal"] | components["schemas"]["UnreadableSheetRefusal"] | components["schemas"]["TooManyRequestsRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    getListsByIdProductsPage: {
        parameters: {
            query?: {
                /** @description Page to show, from 1 (D-03). */
                pageNum?: components["parameters"]["PageNum"];
                /** @description Things on a page. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Words to look for. */
                keywords?: components["parameters"]["Keywords"];
                /** @description Field to sort by. */
                sort?: "position" | "intlCode" | "name" | "brandName" | "categoryName" | "season" | "warehouseId" | "supplierName" | "color" | "stockQty" | "lockedQty" | "priceCents" | "costCents" | "updatedAt";
                /** @description Direction of the sort. */
                order?: components["parameters"]["Order"];
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
                /** @description Only this supplier. */
                supplierId?: components["schemas"]["Id"];
            };
            header?: never;
            path: {
                /** @description Id of the list. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetListsByIdProductsPageAnswer"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["NotFoundRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    putListsByIdPublish: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the list. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** @description The version of the list, and how the first link shares it. */
        requestBody: {
            content: {
                "application/json": {
                    version: components["schemas"]["Version"];
                    share?: components["schemas"]["ShareInput"];
                };
            };
        };
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PutListsByIdPublishAnswer"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["NotFoundRefusal"] | components["schemas"]["ChangedMeanwhileRefusal"] | components["schemas"]["StepRefusedRefusal"] | components["schemas"]["ListEmptyRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    putListsByIdReopen: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the list. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** @description The new closing time and the version of the list. */
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: date-time
                     * @description In the future.
                     */
                    closeAt: string;
                    version: components["schemas"]["Version"];
                };
            };
        };
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PutListsByIdReopenAnswer"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["NotFoundRefusal"] | components["schemas"]["ChangedMeanwhileRefusal"] | components["schemas"]["StepRefusedRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    getListsByIdShares: {
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
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetListsByIdSharesAnswer"] | components["schemas"]["NotFoundRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    postListsByIdShares: {
        parameters: {
            query?: never;
            header?: {
                /** @description A uuid made once per intent. The same key with the same content answers the first answer again for 24 hours; with other content it is refused with 40908 (D-55). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the list. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** @description How the list is shared. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShareInput"];
            };
        };
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostListsByIdSharesAnswer"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["NotFoundRefusal"] | components["schemas"]["StepRefusedRefusal"] | components["schemas"]["KeyReusedRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    getLogsPage: {
        parameters: {
            query?: {
                /** @description Page to show, from 1 (D-03). */
                pageNum?: components["parameters"]["PageNum"];
                /** @description Things on a page. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Words to look for. */
                keywords?: components["parameters"]["Keywords"];
                /** @description Only this area. */
                module?: components["schemas"]["LogModule"];
                /** @description Name of the person who acted, or a part of it. */
                operator?: string;
                /** @description Only buyers, only staff or only the system. */
                operatorType?: components["schemas"]["OperatorType"];
                /** @description At or after. */
                from?: string;
                /** @description Before. */
                to?: string;
                /** @description Only this kind of thing, such as order or role. */
                entityType?: components["schemas"]["EntityType"];
                /** @description Only this thing; entityType says what kind it is. */
                entityId?: components["schemas"]["Id"];
                /** @description Direction of the sort. */
                order?: components["parameters"]["Order"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetLogsPageAnswer"] | components["schemas"]["InvalidInputRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
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
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetMenusAnswer"] | components["schemas"]["InvalidInputRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
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
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostMenusAnswer"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["NotYoursRefusal"] | components["schemas"]["NotFoundRefusal"] | components["schemas"]["KeyReusedRefusal"] | components["schemas"]["NameTakenRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
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
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetMenusOptionsAnswer"] | components["schemas"]["InvalidInputRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
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
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetMenusRoutesAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
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
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PutMenusByIdAnswer"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["NotYoursRefusal"] | components["schemas"]["NotFoundRefusal"] | components["schemas"]["ChangedMeanwhileRefusal"] | components["schemas"]["NameTakenRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
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
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeleteMenusByIdAnswer"] | components["schemas"]["NotFoundRefusal"] | components["schemas"]["InUseRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    patchMenusById: {
        parameters: {
            query: {
                /** @description Whether the menu shows it. */
                visible: boolean;
            };
            header?: never;
            path: {
                /** @description Id of the menu entry. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PatchMenusByIdAnswer"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["NotFoundRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
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
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetMenusByIdFormAnswer"] | components["schemas"]["NotFoundRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    postNotices: {
        parameters: {
            query?: never;
            header?: {
                /** @description A uuid made once per intent. The same key with the same content answers the first answer again for 24 hours; with other content it is refused with 40908 (D-55). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The notice without a version. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoticeAdminInput"];
            };
        };
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostNoticesAnswer"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["NotFoundRefusal"] | components["schemas"]["KeyReusedRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    getNoticesMyPage: {
        parameters: {
            query?: {
                /** @description Page to show, from 1 (D-03). */
                pageNum?: components["parameters"]["PageNum"];
                /** @description Things on a page. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Words to look for. */
                keywords?: components["parameters"]["Keywords"];
                /** @description Only read ones, or only unread ones. */
                read?: boolean;
                /** @description Only about this. */
                type?: components["schemas"]["NoticeType"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetNoticesMyPageAnswer"] | components["schemas"]["InvalidInputRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    getNoticesPage: {
        parameters: {
            query?: {
                /** @description Page to show, from 1 (D-03). */
                pageNum?: components["parameters"]["PageNum"];
                /** @description Things on a page. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Words to look for. */
                keywords?: components["parameters"]["Keywords"];
                /** @description Only in this state. */
                status?: components["schemas"]["NoticeStatus"];
                /** @description Only about this. */
                type?: components["schemas"]["NoticeType"];
                /** @description Field to sort by. */
                sort?: "createdAt" | "publishedAt" | "title" | "recipientCount" | "readCount";
                /** @description Direction of the sort. */
                order?: components["parameters"]["Order"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetNoticesPageAnswer"] | components["schemas"]["InvalidInputRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    putNoticesReadAll: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PutNoticesReadAllAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    putNoticesById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the notice. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** @description The whole notice with its version. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoticeAdminInput"];
            };
        };
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PutNoticesByIdAnswer"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["NotFoundRefusal"] | components["schemas"]["ChangedMeanwhileRefusal"] | components["schemas"]["StepRefusedRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    deleteNoticesById: {
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
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeleteNoticesByIdAnswer"] | components["schemas"]["NotFoundRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    getNoticesByIdDetail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the notice as the own page lists it. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetNoticesByIdDetailAnswer"] | components["schemas"]["NotFoundRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    getNoticesByIdForm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the notice. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetNoticesByIdFormAnswer"] | components["schemas"]["NotFoundRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    putNoticesByIdPublish: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the notice. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** @description The version that was read. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["VersionInput"];
            };
        };
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PutNoticesByIdPublishAnswer"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["NotFoundRefusal"] | components["schemas"]["ChangedMeanwhileRefusal"] | components["schemas"]["StepRefusedRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    putNoticesByIdRevoke: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the notice. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** @description The version that was read. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["VersionInput"];
            };
        };
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PutNoticesByIdRevokeAnswer"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["NotFoundRefusal"] | components["schemas"]["ChangedMeanwhileRefusal"] | components["schemas"]["StepRefusedRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    postOrders: {
        parameters: {
            query?: never;
            header: {
                /** @description A uuid made once per intent. The call books goods or money, so it is refused with 40001 without one. The same key with the same content answers the first answer again for 24 hours; with other content it is refused with 40908 (D-55). */
                "Idempotency-Key": components["parameters"]["RequiredIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The order. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffOrderInput"];
            };
        };
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostOrdersAnswer"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["NotFoundRefusal"] | components["schemas"]["ShortStockRefusal"] | components["schemas"]["ListClosedRefusal"] | components["schemas"]["StepRefusedRefusal"] | components["schemas"]["BelowMinimumRefusal"] | components["schemas"]["KeyReusedRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    getOrdersExport: {
        parameters: {
            query?: {
                /** @description Words to look for. */
                keywords?: components["parameters"]["Keywords"];
                /** @description Only these orders, the ones that were selected. */
                ids?: components["schemas"]["Id"][];
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
                /** @description Pictures or their addresses. */
                mode?: components["schemas"]["ExportMode"];
                /** @description Columns in this order; all of them when left out (Q-08). */
                columns?: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetOrdersExportAnswer"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["TooManyRequestsRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
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
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetOrdersCountAnswer"] | components["schemas"]["InvalidInputRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
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
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetOrdersPageAnswer"] | components["schemas"]["InvalidInputRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
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
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetOrdersByIdAnswer"] | components["schemas"]["NotFoundRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
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
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetOrdersByIdBigAnswer"] | components["schemas"]["NotFoundRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
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
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PutOrdersByIdCancelAnswer"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["NotFoundRefusal"] | components["schemas"]["ChangedMeanwhileRefusal"] | components["schemas"]["StepRefusedRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    postOrdersByIdCloudProducts: {
        parameters: {
            query?: never;
            header: {
                /** @description A uuid made once per intent. The call books goods or money, so it is refused with 40001 without one. The same key with the same content answers the first answer again for 24 hours; with other content it is refused with 40908 (D-55). */
                "Idempotency-Key": components["parameters"]["RequiredIdempotencyKey"];
            };
            path: {
                /** @description Id of the order. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** @description The goods, with the version that was read. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CloudProductsInput"];
            };
        };
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostOrdersByIdCloudProductsAnswer"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["NotFoundRefusal"] | components["schemas"]["ChangedMeanwhileRefusal"] | components["schemas"]["ShortStockRefusal"] | components["schemas"]["StepRefusedRefusal"] | components["schemas"]["KeyReusedRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    putOrdersByIdLines: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the order. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** @description The changes, with the version that was read. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderLinesInput"];
            };
        };
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PutOrdersByIdLinesAnswer"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["NotFoundRefusal"] | components["schemas"]["ChangedMeanwhileRefusal"] | components["schemas"]["ShortStockRefusal"] | components["schemas"]["StepRefusedRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
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
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetOrdersByIdLogsAnswer"] | components["schemas"]["NotFoundRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    getPaymentAccounts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetPaymentAccountsAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    postPaymentAccounts: {
        parameters: {
            query?: never;
            header?: {
                /** @description A uuid made once per intent. The same key with the same content answers the first answer again for 24 hours; with other content it is refused with 40908 (D-55). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The account without a version. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentAccountInput"];
            };
        };
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostPaymentAccountsAnswer"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["KeyReusedRefusal"] | components["schemas"]["NameTakenRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    putPaymentAccountsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the account. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** @description The whole account with the version. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentAccountInput"];
            };
        };
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PutPaymentAccountsByIdAnswer"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["NotFoundRefusal"] | components["schemas"]["ChangedMeanwhileRefusal"] | components["schemas"]["NameTakenRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    deletePaymentAccountsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the account. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletePaymentAccountsByIdAnswer"] | components["schemas"]["NotFoundRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    postPayments: {
        parameters: {
            query?: never;
            header: {
                /** @description A uuid made once per intent. The call books goods or money, so it is refused with 40001 without one. The same key with the same content answers the first answer again for 24 hours; with other content it is refused with 40908 (D-55). */
                "Idempotency-Key": components["parameters"]["RequiredIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The payment. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffPaymentInput"];
            };
        };
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostPaymentsAnswer"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["NotFoundRefusal"] | components["schemas"]["StepRefusedRefusal"] | components["schemas"]["KeyReusedRefusal"] | components["schemas"]["AboveOpenAmountRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    getPaymentsPage: {
        parameters: {
            query?: {
                /** @description Page to show, from 1 (D-03). */
                pageNum?: components["parameters"]["PageNum"];
                /** @description Things on a page. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Words to look for. */
                keywords?: components["parameters"]["Keywords"];
                /** @description Only this state. */
                status?: "PROOF_SUBMITTED" | "PAID" | "REJECTED";
                /** @description Only paid in this way. */
                method?: components["schemas"]["PaymentMethod"];
                /** @description Only this customer. */
                customerId?: components["schemas"]["Id"];
                /** @description Only this order. */
                orderId?: components["schemas"]["Id"];
                /** @description Paid at or after. */
                from?: string;
                /** @description Paid before. */
                to?: string;
                /** @description Field to sort by. */
                sort?: "createdAt" | "paidAt" | "amountCents" | "orderNo";
                /** @description Direction of the sort. */
                order?: components["parameters"]["Order"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetPaymentsPageAnswer"] | components["schemas"]["InvalidInputRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    postPaymentsRefunds: {
        parameters: {
            query?: never;
            header: {
                /** @description A uuid made once per intent. The call books goods or money, so it is refused with 40001 without one. The same key with the same content answers the first answer again for 24 hours; with other content it is refused with 40908 (D-55). */
                "Idempotency-Key": components["parameters"]["RequiredIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description Order, amount and way. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefundInput"];
            };
        };
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostPaymentsRefundsAnswer"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["NotFoundRefusal"] | components["schemas"]["KeyReusedRefusal"] | components["schemas"]["AboveOpenAmountRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    putPaymentsByIdReject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the payment. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** @description The reason, and the version that was read. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffPaymentRejectInput"];
            };
        };
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PutPaymentsByIdRejectAnswer"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["NotYoursRefusal"] | components["schemas"]["NotFoundRefusal"] | components["schemas"]["ChangedMeanwhileRefusal"] | components["schemas"]["StepRefusedRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    putPaymentsByIdVerify: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the payment. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** @description The amount, and the version that was read. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffPaymentVerifyInput"];
            };
        };
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PutPaymentsByIdVerifyAnswer"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["NotYoursRefusal"] | components["schemas"]["NotFoundRefusal"] | components["schemas"]["ChangedMeanwhileRefusal"] | components["schemas"]["StepRefusedRefusal"] | components["schemas"]["AboveOpenAmountRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    postProducts: {
        parameters: {
            query?: never;
            header: {
                /** @description A uuid made once per intent. The call books goods or money, so it is refused with 40001 without one. The same key with the same content answers the first answer again for 24 hours; with other content it is refused with 40908 (D-55). */
                "Idempotency-Key": components["parameters"]["RequiredIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The product without a version. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductInput"];
            };
        };
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostProductsAnswer"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["NotFoundRefusal"] | components["schemas"]["KeyReusedRefusal"] | components["schemas"]["NameTakenRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    getProductsExport: {
        parameters: {
            query?: {
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
                /** @description Only this supplier. */
                supplierId?: components["schemas"]["Id"];
                /** @description Only this list. */
                listId?: components["parameters"]["ListId"];
                /** @description Spot or futures. */
                kind?: components["parameters"]["Kind"];
                /** @description Only the shared pool, goods of every enabled supplier with pieces to offer, on a list or not (D-16). */
                cloud?: boolean;
                /** @description Pictures or their addresses. */
                mode?: components["schemas"]["ExportMode"];
                /** @description Columns in their order; left out, all of them. */
                columns?: components["schemas"]["StaffColumnKey"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetProductsExportAnswer"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["TooManyRequestsRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    postProductsImport: {
        parameters: {
            query: {
                /** @description Supplier of all rows. */
                supplierId: components["schemas"]["Id"];
            };
            header?: {
                /** @description A uuid made once per intent. The same key with the same content answers the first answer again for 24 hours; with other content it is refused with 40908 (D-55). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The sheet as the part named file. */
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["SheetImportForm"];
            };
        };
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostProductsImportAnswer"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["NotFoundRefusal"] | components["schemas"]["KeyReusedRefusal"] | components["schemas"]["TooLargeRefusal"] | components["schemas"]["WrongFileTypeRefusal"] | components["schemas"]["UnreadableSheetRefusal"] | components["schemas"]["TooManyRequestsRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    patchProductsBatch: {
        parameters: {
            query?: never;
            header: {
                /** @description A uuid made once per intent. The call books goods or money, so it is refused with 40001 without one. The same key with the same content answers the first answer again for 24 hours; with other content it is refused with 40908 (D-55). */
                "Idempotency-Key": components["parameters"]["RequiredIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description What to change in which products. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductBatchInput"];
            };
        };
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PatchProductsBatchAnswer"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["NotFoundRefusal"] | components["schemas"]["ChangedMeanwhileRefusal"] | components["schemas"]["ShortStockRefusal"] | components["schemas"]["KeyReusedRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    postProductsOrders: {
        parameters: {
            query?: never;
            header: {
                /** @description A uuid made once per intent. The call books goods or money, so it is refused with 40001 without one. The same key with the same content answers the first answer again for 24 hours; with other content it is refused with 40908 (D-55). */
                "Idempotency-Key": components["parameters"]["RequiredIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The order. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffOrderInput"];
            };
        };
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostProductsOrdersAnswer"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["NotFoundRefusal"] | components["schemas"]["ShortStockRefusal"] | components["schemas"]["ListClosedRefusal"] | components["schemas"]["StepRefusedRefusal"] | components["schemas"]["BelowMinimumRefusal"] | components["schemas"]["KeyReusedRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    getProductsPage: {
        parameters: {
            query?: {
                /** @description Page to show, from 1 (D-03). */
                pageNum?: components["parameters"]["PageNum"];
                /** @description Things on a page. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Words to look for. */
                keywords?: components["parameters"]["Keywords"];
                /** @description Field to sort by. */
                sort?: "intlCode" | "name" | "brandName" | "categoryName" | "season" | "warehouseId" | "shipFrom" | "supplierName" | "color" | "stockQty" | "lockedQty" | "wholesalePriceCents" | "retailPriceCents" | "costCents" | "updatedAt";
                /** @description Direction of the sort. */
                order?: components["parameters"]["Order"];
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
                /** @description Only this supplier. */
                supplierId?: components["schemas"]["Id"];
                /** @description Only this list. */
                listId?: components["parameters"]["ListId"];
                /** @description Spot or futures. */
                kind?: components["parameters"]["Kind"];
                /** @description Only the shared pool, goods of every enabled supplier with pieces to offer, on a list or not (D-16). */
                cloud?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetProductsPageAnswer"] | components["schemas"]["InvalidInputRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    getProductsTemplate: {
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
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    putProductsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the product. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** @description The whole product with its version. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductInput"];
            };
        };
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PutProductsByIdAnswer"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["NotFoundRefusal"] | components["schemas"]["ChangedMeanwhileRefusal"] | components["schemas"]["ShortStockRefusal"] | components["schemas"]["NameTakenRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    deleteProductsById: {
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
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeleteProductsByIdAnswer"] | components["schemas"]["NotFoundRefusal"] | components["schemas"]["InUseRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    getProductsByIdForm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the product. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetProductsByIdFormAnswer"] | components["schemas"]["NotFoundRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    postPurchaseOrders: {
        parameters: {
            query?: never;
            header: {
                /** @description A uuid made once per intent. The call books goods or money, so it is refused with 40001 without one. The same key with the same content answers the first answer again for 24 hours; with other content it is refused with 40908 (D-55). */
                "Idempotency-Key": components["parameters"]["RequiredIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The order without a version. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PurchaseOrderInput"];
            };
        };
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostPurchaseOrdersAnswer"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["NotFoundRefusal"] | components["schemas"]["KeyReusedRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    getPurchaseOrdersExport: {
        parameters: {
            query?: {
                /** @description Words to look for. */
                keywords?: components["parameters"]["Keywords"];
                /** @description Only this status. */
                status?: components["schemas"]["PurchaseOrderStatus"];
                /** @description Only this supplier. */
                supplierId?: components["schemas"]["Id"];
                /** @description Only those that are late, or only the others. */
                overdue?: boolean;
                /** @description Made at or after. */
                createdFrom?: string;
                /** @description Made before. */
                createdTo?: string;
                /** @description Columns in this order; all of them when left out. Repeat the parameter. */
                columns?: ("poNo" | "supplierName" | "status" | "createdAt" | "expectedAt" | "intlCode" | "brandName" | "name" | "color" | "size" | "qty" | "receivedQty" | "defectQty" | "openQty" | "costCents" | "lineCents")[];
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
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "application/json": components["schemas"]["InvalidInputRefusal"] | components["schemas"]["TooManyRequestsRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    getPurchaseOrdersPage: {
        parameters: {
            query?: {
                /** @description Page to show, from 1 (D-03). */
                pageNum?: components["parameters"]["PageNum"];
                /** @description Things on a page. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Words to look for. */
                keywords?: components["parameters"]["Keywords"];
                /** @description Only this status. */
                status?: components["schemas"]["PurchaseOrderStatus"];
                /** @description Only this supplier. */
                supplierId?: components["schemas"]["Id"];
                /** @description Only those that are late, or only the others. */
                overdue?: boolean;
                /** @description Made at or after. */
                createdFrom?: string;
                /** @description Made before. */
                createdTo?: string;
                /** @description Field to sort by. */
                sort?: "poNo" | "createdAt" | "expectedAt" | "qty" | "valueCents";
                /** @description Direction of the sort. */
                order?: components["parameters"]["Order"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetPurchaseOrdersPageAnswer"] | components["schemas"]["InvalidInputRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    getPurchaseOrdersById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the purchase order. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetPurchaseOrdersByIdAnswer"] | components["schemas"]["NotFoundRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    putPurchaseOrdersById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the purchase order. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** @description The whole order with the version. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PurchaseOrderInput"];
            };
        };
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PutPurchaseOrdersByIdAnswer"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["NotFoundRefusal"] | components["schemas"]["ChangedMeanwhileRefusal"] | components["schemas"]["StepRefusedRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    postPurchaseOrdersByIdReceipts: {
        parameters: {
            query?: never;
            header: {
                /** @description A uuid made once per intent. The call books goods or money, so it is refused with 40001 without one. The same key with the same content answers the first answer again for 24 hours; with other content it is refused with 40908 (D-55). */
                "Idempotency-Key": components["parameters"]["RequiredIdempotencyKey"];
            };
            path: {
                /** @description Id of the purchase order. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** @description The goods by line. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PurchaseReceiptInput"];
            };
        };
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostPurchaseOrdersByIdReceiptsAnswer"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["NotFoundRefusal"] | components["schemas"]["StepRefusedRefusal"] | components["schemas"]["KeyReusedRefusal"] | components["schemas"]["AboveConfirmedRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    putPurchaseOrdersByIdStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the purchase order. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** @description The status, and the version that was read. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PurchaseOrderStatusInput"];
            };
        };
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PutPurchaseOrdersByIdStatusAnswer"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["NotFoundRefusal"] | components["schemas"]["ChangedMeanwhileRefusal"] | components["schemas"]["StepRefusedRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    postPurchasesOrders: {
        parameters: {
            query?: never;
            header: {
                /** @description A uuid made once per intent. The call books goods or money, so it is refused with 40001 without one. The same key with the same content answers the first answer again for 24 hours; with other content it is refused with 40908 (D-55). */
                "Idempotency-Key": components["parameters"]["RequiredIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description Supplier and needs. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PurchaseNeedsInput"];
            };
        };
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostPurchasesOrdersAnswer"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["NotFoundRefusal"] | components["schemas"]["StepRefusedRefusal"] | components["schemas"]["KeyReusedRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    getPurchasesPage: {
        parameters: {
            query?: {
                /** @description Page to show, from 1 (D-03). */
                pageNum?: components["parameters"]["PageNum"];
                /** @description Things on a page. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Words to look for. */
                keywords?: components["parameters"]["Keywords"];
                /** @description Only this supplier. */
                supplierId?: components["schemas"]["Id"];
                /** @description Only open or only covered ones. */
                state?: components["schemas"]["PurchaseNeedState"];
                /** @description Only this brand. */
                brandId?: components["schemas"]["Id"];
                /** @description Only needs of this order. */
                orderId?: components["schemas"]["Id"];
                /** @description To be sent before this day. */
                neededBefore?: string;
                /** @description Field to sort by. */
                sort?: "supplierName" | "intlCode" | "needQty" | "openQty" | "neededBy";
                /** @description Direction of the sort. */
                order?: components["parameters"]["Order"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetPurchasesPageAnswer"] | components["schemas"]["InvalidInputRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    postRoles: {
        parameters: {
            query?: never;
            header?: {
                /** @description A uuid made once per intent. The same key with the same content answers the first answer again for 24 hours; with other content it is refused with 40908 (D-55). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The role without a version. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoleInput"];
            };
        };
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostRolesAnswer"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["KeyReusedRefusal"] | components["schemas"]["NameTakenRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    getRolesOptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetRolesOptionsAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    getRolesPage: {
        parameters: {
            query?: {
                /** @description Page to show, from 1 (D-03). */
                pageNum?: components["parameters"]["PageNum"];
                /** @description Things on a page. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Words to look for. */
                keywords?: components["parameters"]["Keywords"];
                /** @description Only those in use, or only those that are not. */
                status?: components["schemas"]["EntryStatus"];
                /** @description Field to sort by. */
                sort?: "sort" | "name" | "code" | "userCount" | "updatedAt";
                /** @description Direction of the sort. */
                order?: components["parameters"]["Order"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetRolesPageAnswer"] | components["schemas"]["InvalidInputRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    putRolesById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the role. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** @description The whole role with its version. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoleInput"];
            };
        };
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PutRolesByIdAnswer"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["NotYoursRefusal"] | components["schemas"]["NotFoundRefusal"] | components["schemas"]["ChangedMeanwhileRefusal"] | components["schemas"]["NameTakenRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    deleteRolesById: {
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
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeleteRolesByIdAnswer"] | components["schemas"]["NotYoursRefusal"] | components["schemas"]["NotFoundRefusal"] | components["schemas"]["InUseRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    getRolesByIdForm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the role. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetRolesByIdFormAnswer"] | components["schemas"]["NotFoundRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    getRolesByIdMenuIds: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the role. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetRolesByIdMenuIdsAnswer"] | components["schemas"]["NotFoundRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    putRolesByIdMenus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the role. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** @description Every entry the role shall hold, with the version that was read. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoleGrants"];
            };
        };
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PutRolesByIdMenusAnswer"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["NotYoursRefusal"] | components["schemas"]["NotFoundRefusal"] | components["schemas"]["ChangedMeanwhileRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    putRolesByIdStatus: {
        parameters: {
            query: {
                /** @description What it becomes. */
                status: components["schemas"]["EntryStatus"];
            };
            header?: never;
            path: {
                /** @description Id of the role. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PutRolesByIdStatusAnswer"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["NotYoursRefusal"] | components["schemas"]["NotFoundRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    getSalesmenPage: {
        parameters: {
            query?: {
                /** @description Page to show, from 1 (D-03). */
                pageNum?: components["parameters"]["PageNum"];
                /** @description Things on a page. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Words to look for. */
                keywords?: components["parameters"]["Keywords"];
                /** @description Field to sort by. */
                sort?: "name" | "customerCount" | "openOrderCount";
                /** @description Direction of the sort. */
                order?: components["parameters"]["Order"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetSalesmenPageAnswer"] | components["schemas"]["InvalidInputRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    postSalesmenByUserIdCode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the member of staff. */
                userId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostSalesmenByUserIdCodeAnswer"] | components["schemas"]["NotFoundRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    postShipments: {
        parameters: {
            query?: never;
            header: {
                /** @description A uuid made once per intent. The call books goods or money, so it is refused with 40001 without one. The same key with the same content answers the first answer again for 24 hours; with other content it is refused with 40908 (D-55). */
                "Idempotency-Key": components["parameters"]["RequiredIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The consignment. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffShipmentInput"];
            };
        };
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostShipmentsAnswer"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["NotFoundRefusal"] | components["schemas"]["StepRefusedRefusal"] | components["schemas"]["KeyReusedRefusal"] | components["schemas"]["AboveConfirmedRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    getShipmentsPage: {
        parameters: {
            query?: {
                /** @description Page to show, from 1 (D-03). */
                pageNum?: components["parameters"]["PageNum"];
                /** @description Things on a page. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Words to look for. */
                keywords?: components["parameters"]["Keywords"];
                /** @description Only this order. */
                orderId?: components["schemas"]["Id"];
                /** @description Only this sub-order. */
                subOrderId?: components["schemas"]["Id"];
                /** @description Only this courier company. */
                courier?: string;
                /** @description Only from this warehouse. */
                warehouseId?: components["schemas"]["WarehouseId"];
                /** @description Only these. */
                state?: components["schemas"]["StaffShipmentState"];
                /** @description Shipped at or after. */
                from?: string;
                /** @description Shipped before. */
                to?: string;
                /** @description Field to sort by. */
                sort?: "shippedAt" | "deliveredAt" | "shipmentNo" | "courier";
                /** @description Direction of the sort. */
                order?: components["parameters"]["Order"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetShipmentsPageAnswer"] | components["schemas"]["InvalidInputRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    putShipmentsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the shipment. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** @description The whole consignment with the version. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffShipmentEditInput"];
            };
        };
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PutShipmentsByIdAnswer"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["NotFoundRefusal"] | components["schemas"]["ChangedMeanwhileRefusal"] | components["schemas"]["StepRefusedRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    deleteShipmentsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the shipment. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** @description The reason, and the version that was read. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffShipmentVoidInput"];
            };
        };
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeleteShipmentsByIdAnswer"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["NotFoundRefusal"] | components["schemas"]["ChangedMeanwhileRefusal"] | components["schemas"]["StepRefusedRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    postShipmentsByIdEvents: {
        parameters: {
            query?: never;
            header?: {
                /** @description A uuid made once per intent. The same key with the same content answers the first answer again for 24 hours; with other content it is refused with 40908 (D-55). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the shipment. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** @description The step. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffShipmentEventInput"];
            };
        };
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostShipmentsByIdEventsAnswer"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["NotFoundRefusal"] | components["schemas"]["StepRefusedRefusal"] | components["schemas"]["KeyReusedRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
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
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PutSubOrdersBatchConfirmAnswer"] | components["schemas"]["InvalidInputRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
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
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PutSubOrdersByIdAcknowledgeAnswer"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["NotFoundRefusal"] | components["schemas"]["ChangedMeanwhileRefusal"] | components["schemas"]["StepRefusedRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    postSubOrdersByIdCloseShort: {
        parameters: {
            query?: never;
            header: {
                /** @description A uuid made once per intent. The call books goods or money, so it is refused with 40001 without one. The same key with the same content answers the first answer again for 24 hours; with other content it is refused with 40908 (D-55). */
                "Idempotency-Key": components["parameters"]["RequiredIdempotencyKey"];
            };
            path: {
                /** @description Id of the sub-order. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** @description The pieces, and the version that was read. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CloseShortInput"];
            };
        };
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostSubOrdersByIdCloseShortAnswer"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["NotFoundRefusal"] | components["schemas"]["ChangedMeanwhileRefusal"] | components["schemas"]["StepRefusedRefusal"] | components["schemas"]["KeyReusedRefusal"] | components["schemas"]["AboveConfirmedRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
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
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PutSubOrdersByIdConfirmAnswer"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["NotFoundRefusal"] | components["schemas"]["ChangedMeanwhileRefusal"] | components["schemas"]["StepRefusedRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
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
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PutSubOrdersByIdOfferAnswer"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["NotFoundRefusal"] | components["schemas"]["ChangedMeanwhileRefusal"] | components["schemas"]["ShortStockRefusal"] | components["schemas"]["StepRefusedRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
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
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PutSubOrdersByIdRejectAnswer"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["NotFoundRefusal"] | components["schemas"]["ChangedMeanwhileRefusal"] | components["schemas"]["StepRefusedRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    postSuppliers: {
        parameters: {
            query?: never;
            header?: {
                /** @description A uuid made once per intent. The same key with the same content answers the first answer again for 24 hours; with other content it is refused with 40908 (D-55). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The supplier without a version. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SupplierInput"];
            };
        };
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostSuppliersAnswer"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["KeyReusedRefusal"] | components["schemas"]["NameTakenRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    getSuppliersExport: {
        parameters: {
            query?: {
                /** @description Words to look for. */
                keywords?: components["parameters"]["Keywords"];
                /** @description Only this status. */
                status?: components["schemas"]["SupplierStatus"];
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
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "application/json": components["schemas"]["InvalidInputRefusal"] | components["schemas"]["TooManyRequestsRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    postSuppliersImport: {
        parameters: {
            query?: never;
            header?: {
                /** @description A uuid made once per intent. The same key with the same content answers the first answer again for 24 hours; with other content it is refused with 40908 (D-55). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The sheet as the part named file. */
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["SheetImportForm"];
            };
        };
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostSuppliersImportAnswer"] | components["schemas"]["KeyReusedRefusal"] | components["schemas"]["TooLargeRefusal"] | components["schemas"]["WrongFileTypeRefusal"] | components["schemas"]["UnreadableSheetRefusal"] | components["schemas"]["TooManyRequestsRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    getSuppliersOptions: {
        parameters: {
            query?: {
                /** @description Words to look for. */
                keywords?: components["parameters"]["Keywords"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetSuppliersOptionsAnswer"] | components["schemas"]["InvalidInputRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    getSuppliersPage: {
        parameters: {
            query?: {
                /** @description Page to show, from 1 (D-03). */
                pageNum?: components["parameters"]["PageNum"];
                /** @description Things on a page. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Words to look for. */
                keywords?: components["parameters"]["Keywords"];
                /** @description Only this status. */
                status?: components["schemas"]["SupplierStatus"];
                /** @description Field to sort by. */
                sort?: "code" | "name" | "country" | "leadDays" | "rating" | "productCount" | "updatedAt";
                /** @description Direction of the sort. */
                order?: components["parameters"]["Order"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetSuppliersPageAnswer"] | components["schemas"]["InvalidInputRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    putSuppliersById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the supplier. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** @description The whole supplier with its version. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SupplierInput"];
            };
        };
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PutSuppliersByIdAnswer"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["NotFoundRefusal"] | components["schemas"]["ChangedMeanwhileRefusal"] | components["schemas"]["NameTakenRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    deleteSuppliersById: {
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
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeleteSuppliersByIdAnswer"] | components["schemas"]["NotFoundRefusal"] | components["schemas"]["InUseRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    getSuppliersByIdForm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the supplier. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetSuppliersByIdFormAnswer"] | components["schemas"]["NotFoundRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    postTeams: {
        parameters: {
            query?: never;
            header?: {
                /** @description A uuid made once per intent. The same key with the same content answers the first answer again for 24 hours; with other content it is refused with 40908 (D-55). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The team. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffTeamInput"];
            };
        };
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostTeamsAnswer"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["NotFoundRefusal"] | components["schemas"]["AlreadyInTeamRefusal"] | components["schemas"]["KeyReusedRefusal"] | components["schemas"]["NameTakenRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    getTeamsPage: {
        parameters: {
            query?: {
                /** @description Page to show, from 1 (D-03). */
                pageNum?: components["parameters"]["PageNum"];
                /** @description Things on a page. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Words to look for. */
                keywords?: components["parameters"]["Keywords"];
                /** @description Field to sort by. */
                sort?: "name" | "size" | "createdAt" | "totalValueCents" | "creditBalanceCents";
                /** @description Direction of the sort. */
                order?: components["parameters"]["Order"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetTeamsPageAnswer"] | components["schemas"]["InvalidInputRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    getTeamsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the team. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetTeamsByIdAnswer"] | components["schemas"]["NotFoundRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    putTeamsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the team. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** @description The whole team with the version. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffTeamUpdate"];
            };
        };
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PutTeamsByIdAnswer"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["NotFoundRefusal"] | components["schemas"]["ChangedMeanwhileRefusal"] | components["schemas"]["StepRefusedRefusal"] | components["schemas"]["AlreadyInTeamRefusal"] | components["schemas"]["NameTakenRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    deleteTeamsById: {
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
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeleteTeamsByIdAnswer"] | components["schemas"]["NotFoundRefusal"] | components["schemas"]["InUseRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    postTeamsByIdCredit: {
        parameters: {
            query?: never;
            header: {
                /** @description A uuid made once per intent. The call books goods or money, so it is refused with 40001 without one. The same key with the same content answers the first answer again for 24 hours; with other content it is refused with 40908 (D-55). */
                "Idempotency-Key": components["parameters"]["RequiredIdempotencyKey"];
            };
            path: {
                /** @description Id of the team. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** @description Amount and reason. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffTeamCreditInput"];
            };
        };
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostTeamsByIdCreditAnswer"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["NotFoundRefusal"] | components["schemas"]["KeyReusedRefusal"] | components["schemas"]["AboveOpenAmountRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    getTeamsByIdCreditPage: {
        parameters: {
            query?: {
                /** @description Page to show, from 1 (D-03). */
                pageNum?: components["parameters"]["PageNum"];
                /** @description Things on a page. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Words to look for. */
                keywords?: components["parameters"]["Keywords"];
            };
            header?: never;
            path: {
                /** @description Id of the team. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetTeamsByIdCreditPageAnswer"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["NotFoundRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    patchTeamsByIdLeader: {
        parameters: {
            query: {
                /** @description Member who leads from now on. */
                userId: components["schemas"]["Id"];
            };
            header?: never;
            path: {
                /** @description Id of the team. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PatchTeamsByIdLeaderAnswer"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["NotFoundRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
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
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostUsersAnswer"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["NotYoursRefusal"] | components["schemas"]["StepRefusedRefusal"] | components["schemas"]["KeyReusedRefusal"] | components["schemas"]["NameTakenRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
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
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "application/json": components["schemas"]["InvalidInputRefusal"] | components["schemas"]["TooManyRequestsRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
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
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostUsersImportAnswer"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["NotFoundRefusal"] | components["schemas"]["TooLargeRefusal"] | components["schemas"]["WrongFileTypeRefusal"] | components["schemas"]["UnreadableSheetRefusal"] | components["schemas"]["TooManyRequestsRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
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
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetUsersMeAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    getUsersOptions: {
        parameters: {
            query?: {
                /** @description Words to look for. */
                keywords?: components["parameters"]["Keywords"];
                /** @description Only people with this role, for instance SALES to choose a salesperson. */
                roleCode?: components["schemas"]["RoleCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetUsersOptionsAnswer"] | components["schemas"]["InvalidInputRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
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
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetUsersPageAnswer"] | components["schemas"]["InvalidInputRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    putUsersPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Both passwords. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffPasswordInput"];
            };
        };
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PutUsersPasswordAnswer"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["WrongPasswordRefusal"] | components["schemas"]["AccountLockedRefusal"] | components["schemas"]["TooManyRequestsRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
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
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetUsersPreferenceAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
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
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PutUsersPreferenceAnswer"] | components["schemas"]["InvalidInputRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    getUsersProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetUsersProfileAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    putUsersProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The whole form with the version. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffProfileInput"];
            };
        };
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PutUsersProfileAnswer"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["ChangedMeanwhileRefusal"] | components["schemas"]["NameTakenRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
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
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
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
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PutUsersByIdAnswer"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["NotYoursRefusal"] | components["schemas"]["NotFoundRefusal"] | components["schemas"]["ChangedMeanwhileRefusal"] | components["schemas"]["NameTakenRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
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
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeleteUsersByIdAnswer"] | components["schemas"]["NotYoursRefusal"] | components["schemas"]["NotFoundRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
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
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetUsersByIdFormAnswer"] | components["schemas"]["NotYoursRefusal"] | components["schemas"]["NotFoundRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
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
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PatchUsersByIdPasswordAnswer"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["NotYoursRefusal"] | components["schemas"]["NotFoundRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    patchUsersByIdStatus: {
        parameters: {
            query: {
                /** @description What the account becomes. */
                status: components["schemas"]["AccountStatus"];
            };
            header?: never;
            path: {
                /** @description Id of the member of staff. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done when code is 200; each other branch is a refusal, named by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PatchUsersByIdStatusAnswer"] | components["schemas"]["InvalidInputRefusal"] | components["schemas"]["NotYoursRefusal"] | components["schemas"]["NotFoundRefusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
    files: {
        parameters: {
            query?: {
                /** @description End of the address in ms since 1970; needed where it is signed. */
                until?: string;
                /** @description Needed where the address is signed. */
                signature?: string;
            };
            header?: never;
            path: {
                /** @description Id of the file. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. Pictures that the server drew anew are shown in place, all others are offered for saving. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    /** @description public, max-age=86400 or private, max-age=3600. */
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "image/jpeg": string;
                    "image/png": string;
                    "image/webp": string;
                    "application/pdf": string;
                };
            };
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Away"];
        };
    };
}
