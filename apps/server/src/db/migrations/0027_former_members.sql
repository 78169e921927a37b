CREATE TABLE "former_members" (
	"team_id" text NOT NULL,
	"buyer_id" text NOT NULL,
	"perms" text[],
	"spend_limit_cents" bigint,
	CONSTRAINT "former_members_team_id_buyer_id_pk" PRIMARY KEY("team_id","buyer_id")
);
--> statement-breakpoint
ALTER TABLE "former_members" ADD CONSTRAINT "former_members_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_members" ADD CONSTRAINT "former_members_buyer_id_buyers_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."buyers"("id") ON DELETE no action ON UPDATE no action;