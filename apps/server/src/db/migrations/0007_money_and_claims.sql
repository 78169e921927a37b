CREATE TABLE "credit_entries" (
	"id" text PRIMARY KEY NOT NULL,
	"team_id" text NOT NULL,
	"type" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"balance_cents" bigint NOT NULL,
	"order_id" text,
	"operator_name" text NOT NULL,
	"note" text,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "credit_entries_balance" CHECK ("credit_entries"."balance_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "payment_accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"holder" text NOT NULL,
	"bank" text NOT NULL,
	"bank_address" text,
	"account_no" text NOT NULL,
	"swift" text,
	"currency" text NOT NULL,
	"note" text,
	"enabled" boolean DEFAULT true NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "receipt_claims" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"sub_order_id" text NOT NULL,
	"order_line_id" text NOT NULL,
	"qty" integer NOT NULL,
	"reason" text NOT NULL,
	"note" text,
	"photo_file_ids" text[] DEFAULT '{}' NOT NULL,
	"amount_cents" bigint NOT NULL,
	"status" text DEFAULT 'OPEN' NOT NULL,
	"settled_cents" bigint,
	"settle_note" text,
	"settled_by" text,
	"settled_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "receipt_claims_qty" CHECK ("receipt_claims"."qty" > 0),
	CONSTRAINT "receipt_claims_amount" CHECK ("receipt_claims"."amount_cents" >= 0)
);
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "claimed_cents" bigint;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "void_reason" text;--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "created_by" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sub_orders" ADD COLUMN "received_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt_claims" ADD CONSTRAINT "receipt_claims_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt_claims" ADD CONSTRAINT "receipt_claims_sub_order_id_sub_orders_id_fk" FOREIGN KEY ("sub_order_id") REFERENCES "public"."sub_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt_claims" ADD CONSTRAINT "receipt_claims_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credit_entries_team" ON "credit_entries" USING btree ("team_id","at");--> statement-breakpoint
CREATE INDEX "credit_entries_order" ON "credit_entries" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "receipt_claims_order" ON "receipt_claims" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "receipt_claims_sub_order" ON "receipt_claims" USING btree ("sub_order_id");--> statement-breakpoint
CREATE INDEX "receipt_claims_line" ON "receipt_claims" USING btree ("order_line_id");--> statement-breakpoint
CREATE INDEX "receipt_claims_open" ON "receipt_claims" USING btree ("created_at") WHERE "receipt_claims"."status" = 'OPEN';--> statement-breakpoint
CREATE INDEX "receipt_claims_photos" ON "receipt_claims" USING gin ("photo_file_ids");--> statement-breakpoint
INSERT INTO "credit_entries" ("id", "team_id", "type", "amount_cents", "balance_cents", "operator_name")
	SELECT 'opening-' || "id", "id", 'ADJUSTMENT', "credit_balance_cents", "credit_balance_cents", 'system' FROM "teams" WHERE "credit_balance_cents" <> 0;
