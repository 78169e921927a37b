ALTER TABLE "buyers" ADD COLUMN "identity_confirmed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "roles" ADD COLUMN "data_scope" text DEFAULT 'OWN' NOT NULL;