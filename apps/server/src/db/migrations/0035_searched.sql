DROP INDEX CONCURRENTLY IF EXISTS "buyers_names";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "buyers_names" ON "buyers" USING gin (string_to_array(folded_text(("nickname" || chr(10) || "username" || chr(10) || "company_name")), null)) WITH (gin_pending_list_limit=256);--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "buyers_phone_search";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "buyers_phone_search" ON "buyers" USING gin ("phone" gin_trgm_ops) WITH (gin_pending_list_limit=256);--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "payments_notes";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "payments_notes" ON "payments" USING gin (string_to_array(folded_text("note"), null)) WITH (gin_pending_list_limit=256);--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "shipments_number_search";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "shipments_number_search" ON "shipments" USING gin (translate(lower("shipment_no"), ' /.-_·', '') gin_trgm_ops) WITH (gin_pending_list_limit=256);--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "shipments_tracking_search";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "shipments_tracking_search" ON "shipments" USING gin (translate(lower("tracking_no"), ' /.-_·', '') gin_trgm_ops) WITH (gin_pending_list_limit=256);--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "order_lines_code_search";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "order_lines_code_search" ON "order_lines" USING gin (translate(lower("intl_code"), ' /.-_·', '') gin_trgm_ops) WITH (gin_pending_list_limit=256);--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "order_lines_wide_codes";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "order_lines_wide_codes" ON "order_lines" USING gin (string_to_array(regexp_replace(lower("intl_code"), '[ -~]', '', 'g'), null)) WITH (gin_pending_list_limit=256);--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "orders_number_search";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "orders_number_search" ON "orders" USING gin (translate(lower("order_no"), ' /.-_·', '') gin_trgm_ops) WITH (gin_pending_list_limit=256);--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "orders_consignee_search";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "orders_consignee_search" ON "orders" USING gin (string_to_array(folded_text("consignee"), null)) WITH (gin_pending_list_limit=256);--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "orders_phone_search";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "orders_phone_search" ON "orders" USING gin (("address" ->> 'phone') gin_trgm_ops) WITH (gin_pending_list_limit=256);--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "sub_orders_number_search";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "sub_orders_number_search" ON "sub_orders" USING gin (translate(lower("sub_no"), ' /.-_·', '') gin_trgm_ops) WITH (gin_pending_list_limit=256);--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "operation_records_action_search";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "operation_records_action_search" ON "operation_records" USING gin (translate(lower("action"), ' /.-_·', '') gin_trgm_ops) WITH (gin_pending_list_limit=256);--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "operation_records_notes";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "operation_records_notes" ON "operation_records" USING gin (string_to_array(folded_text("note"), null)) WITH (gin_pending_list_limit=256);