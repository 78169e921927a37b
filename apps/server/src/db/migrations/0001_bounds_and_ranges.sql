CREATE TABLE "basic_steps" (
	"number" integer PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "setup_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "buyers" ADD COLUMN "identity_confirmed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "redrawn" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "state" text DEFAULT 'KEPT' NOT NULL;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "checked_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "device" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "roles" ADD COLUMN "data_scope" text DEFAULT 'OWN' NOT NULL;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "must_change_password" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "setup_tokens_expiry" ON "setup_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "addresses_deleted" ON "addresses" USING btree ("deleted_at") WHERE "addresses"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "buyers_avatar" ON "buyers" USING btree ("avatar") WHERE "buyers"."avatar" <> '';--> statement-breakpoint
CREATE INDEX "payments_proofs" ON "payments" USING gin ("proof_file_ids");--> statement-breakpoint
CREATE INDEX "shipments_attachments" ON "shipments" USING gin ("attachment_file_ids");--> statement-breakpoint
CREATE INDEX "sub_orders_acknowledgements" ON "sub_orders" USING gin ("acknowledged_file_ids");--> statement-breakpoint
CREATE INDEX "captchas_expiry" ON "captchas" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "files_owner" ON "files" USING btree ("owner_kind","owner_id");--> statement-breakpoint
CREATE INDEX "files_checked" ON "files" USING btree ("state","checked_at");--> statement-breakpoint
CREATE UNIQUE INDEX "files_storage_key" ON "files" USING btree ("storage_key");--> statement-breakpoint
CREATE INDEX "login_failures_last" ON "login_failures" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "notices_read" ON "notices" USING btree ("read_at");--> statement-breakpoint
CREATE INDEX "notices_created" ON "notices" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "operation_records_at" ON "operation_records" USING btree ("at");--> statement-breakpoint
CREATE INDEX "rate_windows_start" ON "rate_windows" USING btree ("window_start");--> statement-breakpoint
CREATE INDEX "social_bindings_expiry" ON "social_bindings" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "verification_codes_created" ON "verification_codes" USING btree ("created_at");--> statement-breakpoint
-- What is there already stays as it was: every role sees all, as until now, and identities given so far count as confirmed.
UPDATE "roles" SET "data_scope" = 'ALL';--> statement-breakpoint
UPDATE "buyers" SET "identity_confirmed_at" = "created_at";
