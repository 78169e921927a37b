ALTER TABLE "buyers" ADD COLUMN "credit_limit_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "buyers" ADD COLUMN "remark" text DEFAULT '' NOT NULL;