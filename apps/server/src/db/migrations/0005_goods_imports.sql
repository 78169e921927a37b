ALTER TABLE "suppliers" ADD COLUMN "status" text DEFAULT 'ENABLED' NOT NULL;--> statement-breakpoint
ALTER TABLE "import_jobs" ADD COLUMN "supplier_id" text;