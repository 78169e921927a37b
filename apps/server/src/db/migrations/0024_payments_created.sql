DROP INDEX CONCURRENTLY IF EXISTS "payments_created";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "payments_created" ON "payments" USING btree ("created_at","id");
