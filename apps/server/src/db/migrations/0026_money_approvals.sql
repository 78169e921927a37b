CREATE TABLE "money_approvals" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text,
	"team_id" text,
	"amount_cents" bigint NOT NULL,
	"note" text NOT NULL,
	"status" text DEFAULT 'WAITING' NOT NULL,
	"requested_by_id" text NOT NULL,
	"requested_by" text NOT NULL,
	"decided_by" text,
	"decided_at" timestamp (3) with time zone,
	"decide_note" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "money_approvals_one" CHECK (("money_approvals"."order_id" is null) <> ("money_approvals"."team_id" is null)),
	CONSTRAINT "money_approvals_amount" CHECK ("money_approvals"."amount_cents" > 0 or "money_approvals"."amount_cents" < 0 and "money_approvals"."order_id" is null)
);
--> statement-breakpoint
ALTER TABLE "money_approvals" ADD CONSTRAINT "money_approvals_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_approvals" ADD CONSTRAINT "money_approvals_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "money_approvals_order" ON "money_approvals" USING btree ("order_id") WHERE "money_approvals"."status" = 'WAITING';--> statement-breakpoint
CREATE UNIQUE INDEX "money_approvals_team" ON "money_approvals" USING btree ("team_id") WHERE "money_approvals"."status" = 'WAITING';--> statement-breakpoint
CREATE INDEX "money_approvals_created" ON "money_approvals" USING btree ("created_at");