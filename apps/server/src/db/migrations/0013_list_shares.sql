CREATE TABLE "list_shares" (
	"id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"list_id" text NOT NULL,
	"hide_price" boolean DEFAULT false NOT NULL,
	"open_to_all" boolean DEFAULT false NOT NULL,
	"columns" text[] NOT NULL,
	"watermark" text,
	"views" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "lists" ADD COLUMN "exclude_taiwan" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "lists" ADD COLUMN "announced_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "list_shares" ADD CONSTRAINT "list_shares_list_id_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."lists"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "list_shares_code_key" ON "list_shares" USING btree ("code");--> statement-breakpoint
CREATE INDEX "list_shares_list" ON "list_shares" USING btree ("list_id","created_at");--> statement-breakpoint
CREATE INDEX "list_items_position" ON "list_items" USING btree ("list_id","position");