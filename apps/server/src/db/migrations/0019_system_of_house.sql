CREATE TABLE "dicts" (
	"id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"system" boolean DEFAULT false NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "dicts_code_unique" UNIQUE("code")
);
--> statement-breakpoint
ALTER TABLE "dict_items" ADD COLUMN "id" text DEFAULT gen_random_uuid()::text NOT NULL;--> statement-breakpoint
ALTER TABLE "dict_items" ADD COLUMN "tag_type" text DEFAULT 'NEUTRAL' NOT NULL;--> statement-breakpoint
ALTER TABLE "dict_items" ADD COLUMN "enabled" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "dict_items" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "depts" ADD COLUMN "code" text DEFAULT 'D' || upper(md5(gen_random_uuid()::text)) NOT NULL;--> statement-breakpoint
UPDATE "depts" SET "code" = upper(substr("id", 3)) WHERE "id" ~ '^d-[a-z][a-z0-9_-]{0,38}$';--> statement-breakpoint
ALTER TABLE "depts" ADD COLUMN "enabled" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "depts" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "roles" ADD COLUMN "remark" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "roles" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "roles" ADD COLUMN "updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "dict_items" ADD CONSTRAINT "dict_items_id_unique" UNIQUE("id");--> statement-breakpoint
ALTER TABLE "depts" ADD CONSTRAINT "depts_code_unique" UNIQUE("code");