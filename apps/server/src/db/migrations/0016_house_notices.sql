CREATE TABLE "house_notices" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"body" jsonb,
	"type" text NOT NULL,
	"level" text NOT NULL,
	"target" text NOT NULL,
	"target_ids" text[] DEFAULT '{}' NOT NULL,
	"link" text,
	"status" text DEFAULT 'DRAFT' NOT NULL,
	"recipient_count" integer DEFAULT 0 NOT NULL,
	"created_by_id" text NOT NULL,
	"created_by_name" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"published_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notice_sendings" ADD COLUMN "level" text DEFAULT 'NORMAL' NOT NULL;--> statement-breakpoint
ALTER TABLE "notice_sendings" ADD COLUMN "house_notice_id" text;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "level" text DEFAULT 'NORMAL' NOT NULL;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "house_notice_id" text;--> statement-breakpoint
CREATE INDEX "house_notices_created" ON "house_notices" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "notice_sendings_house" ON "notice_sendings" USING btree ("house_notice_id");--> statement-breakpoint
CREATE INDEX "notices_house" ON "notices" USING btree ("house_notice_id","read_at");