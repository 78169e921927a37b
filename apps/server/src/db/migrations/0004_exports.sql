CREATE TABLE "export_plans" (
	"job_id" text PRIMARY KEY NOT NULL,
	"export_type" text NOT NULL,
	"language" text NOT NULL,
	"columns" text[] NOT NULL,
	"priced" boolean NOT NULL,
	"origin" text NOT NULL,
	"ids" text[] NOT NULL,
	"list_ids" text[] NOT NULL,
	"missing_pictures" integer DEFAULT 0 NOT NULL,
	"file_ids" text[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "export_plans" ADD CONSTRAINT "export_plans_job_id_import_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."import_jobs"("id") ON DELETE cascade ON UPDATE no action;