CREATE TABLE "social_tickets" (
	"key" text PRIMARY KEY NOT NULL,
	"scan_key" text,
	"state" text,
	"verifier" text NOT NULL,
	"phase" text NOT NULL,
	"social_id" text,
	"code" text,
	"user_agent" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "social_tickets_scan" ON "social_tickets" USING btree ("scan_key");--> statement-breakpoint
CREATE UNIQUE INDEX "social_tickets_state" ON "social_tickets" USING btree ("state");--> statement-breakpoint
CREATE UNIQUE INDEX "social_tickets_code" ON "social_tickets" USING btree ("code");--> statement-breakpoint
CREATE INDEX "social_tickets_expiry" ON "social_tickets" USING btree ("expires_at");